import type { SandboxMessage, HostMessage } from '../messages';

declare global {
  interface Window {
    /** Put there by the frame's document for this program alone. */
    runnerPort?: MessagePort;
  }
}

const port = window.runnerPort;
delete window.runnerPort;

export function send(message: SandboxMessage): void {
  port?.postMessage(message);
}

export function listen(onMessage: (message: HostMessage) => void): void {
  if (!port) return;
  port.onmessage = ({ data }: MessageEvent<HostMessage>) => {
    onMessage(data);
  };
}
