import type { FromFrame, ToFrame } from '../messages';

declare global {
  interface Window {
    /** Put there by the frame's document for this program alone. */
    runnerPort?: MessagePort;
  }
}

const port = window.runnerPort;
delete window.runnerPort;

export function send(message: FromFrame): void {
  port?.postMessage(message);
}

export function listen(onMessage: (message: ToFrame) => void): void {
  if (!port) return;
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    onMessage(data);
  };
}
