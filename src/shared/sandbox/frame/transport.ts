import type { SandboxMessage, HostMessage } from '../messages';

declare global {
  interface Window {
    /** Put there by the frame's document for this program alone. */
    runnerPort?: MessagePort;
  }
}

const port = window.runnerPort;
delete window.runnerPort;

/** Sends a message to the page. */
export function send(message: SandboxMessage): void {
  port?.postMessage(message);
}

/** Calls a function with each message of the page. */
export function listen(onMessage: (message: HostMessage) => void): void {
  if (!port) return;
  port.onmessage = ({ data }: MessageEvent<HostMessage>) => {
    onMessage(data);
  };
}
