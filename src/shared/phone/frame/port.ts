import type { FromFrame, ToFrame } from '../messages';

declare global {
  interface Window {
    /** Put there by the frame's document for this program alone. */
    runnerPort?: MessagePort;
  }
}

const port = window.runnerPort;
delete window.runnerPort;

/** Tells the page something. */
export function send(message: FromFrame): void {
  port?.postMessage(message);
}

/** Hears what the page says. */
export function listen(onMessage: (message: ToFrame) => void): void {
  if (!port) return;
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    onMessage(data);
  };
}
