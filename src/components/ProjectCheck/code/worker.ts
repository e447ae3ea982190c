/** Runs the checker in a worker, so that typing never waits for it. */
import { answerFiles, answerInput } from './answer';
import type { FromVersion } from './data';
import type { SourceFile } from './input';

/** The reply goes to the port that comes with it. */
export interface Question {
  /** What was pasted, or the files of a project. */
  readonly code: string | readonly SourceFile[];
  readonly from: FromVersion;
}

addEventListener('message', ({ data, ports }: MessageEvent<Question>) => {
  const { code, from } = data;
  ports[0]?.postMessage(
    typeof code === 'string'
      ? answerInput(code, from)
      : answerFiles(code, from),
  );
});
