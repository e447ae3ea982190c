/** Runs the check in a worker, so that the page never waits for it. */
import { isLoadFailure } from '@site/src/shared/isLoadFailure';
import { checkQuestion, type Outcome, type Question } from './check';

/** What comes back to the port that came with a question. */
export type Reply =
  | { readonly type: 'progress'; readonly text: string }
  | { readonly type: 'outcome'; readonly outcome: Outcome }
  | {
      readonly type: 'error';
      readonly message: string;
      /** A part of the check could not be loaded. */
      readonly isLoadFailure: boolean;
    };

addEventListener('message', ({ data, ports }: MessageEvent<Question>) => {
  const [port] = ports;
  const reply = (message: Reply) => {
    port?.postMessage(message);
  };
  checkQuestion(data, (text) => {
    reply({ type: 'progress', text });
  }).then(
    (outcome) => {
      reply({ type: 'outcome', outcome });
    },
    (error: unknown) => {
      reply({
        type: 'error',
        message: String(error),
        // A worker loads its parts with `importScripts`.
        isLoadFailure:
          isLoadFailure(error) || (error as Error).name === 'NetworkError',
      });
    },
  );
});
