import type { LoadContext, Plugin, Props } from '@docusaurus/types';

/** A job on the built site. */
export interface AfterBuildStep {
  /** Named in the error when the step fails. */
  readonly name: string;
  /** Works on the files in `props.outDir`. */
  readonly run: (props: Props) => Promise<void>;
}

/**
 * Makes a Docusaurus plugin that runs jobs on the built site one after
 * another. Docusaurus runs the `postBuild` of all plugins at once, so a job
 * that reads pages could meet a half-written one of a job that changes them.
 *
 * @param steps - the jobs, in their order
 * @throws Error naming the step when one fails; the later ones are not run
 */
export default function afterBuild(
  steps: readonly AfterBuildStep[],
): (context: LoadContext) => Plugin {
  return () => ({
    name: 'after-build',
    async postBuild(props) {
      for (const step of steps) {
        try {
          await step.run(props);
        } catch (cause) {
          const reason = cause instanceof Error ? cause.message : String(cause);
          throw new Error(`${step.name}: ${reason}`, { cause });
        }
      }
    },
  });
}
