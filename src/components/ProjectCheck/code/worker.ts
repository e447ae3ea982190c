/** Runs the checker in a worker, so that typing never waits for it. */
import { answerInput } from './answer';
import type { FromVersion } from './data';

export interface Question {
  readonly text: string;
  readonly from: FromVersion;
}

addEventListener('message', ({ data, ports }: MessageEvent<Question>) => {
  ports[0]?.postMessage(answerInput(data.text, data.from));
});
