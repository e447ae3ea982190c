/** Runs the checker in a worker, so that typing never waits for it. */
import { answerInput, type Reply } from './answer';
import type { FromVersion } from './data';

export interface Question {
  /** Given back with the reply. */
  readonly id: number;
  readonly text: string;
  readonly from: FromVersion;
}

export interface Message extends Reply {
  readonly id: number;
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { id, text, from } = data;
  const message: Message = { id, ...answerInput(text, from) };
  postMessage(message);
});
