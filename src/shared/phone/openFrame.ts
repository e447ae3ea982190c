import frameAddress from '@generated/phone-bundle/default/frame.htm';
import runtimeAddress from '@generated/phone-bundle/default/runtime.txt';
import { readMessage, type FromFrame, type ToFrame } from './messages';

/** How many messages of a frame are listened to in a time, in ms. */
const MOST = 1000;
const TIME = 5000;

let runtime: Promise<string> | undefined;

async function fetchRuntime(): Promise<string> {
  const response = await fetch(runtimeAddress);
  if (!response.ok) throw new Error('What runs the phone is not there.');
  return response.text();
}

/** Loads what runs in each frame, once for the page: a frame has no cache. */
export function loadRuntime(): Promise<string> {
  runtime ??= fetchRuntime().catch((error: unknown) => {
    runtime = undefined;
    throw error;
  });
  return runtime;
}

/** A frame, which hears what it is sent once it is ready. */
export interface Frame {
  readonly send: (message: ToFrame) => void;
  readonly close: () => void;
  /** Rejected when the frame or its program could not be loaded. */
  readonly ready: Promise<void>;
}

/**
 * Opens a frame in an element. What runs in it has no origin: no storage, no
 * network, no way to the page but this one port.
 */
export function openFrame(
  host: HTMLElement,
  title: string,
  onMessage: (message: FromFrame) => void,
): Frame {
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-scripts');
  frame.title = title;
  frame.src = frameAddress;
  const { port1, port2 } = new MessageChannel();
  const loaded = new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
  });
  host.replaceChildren(frame);
  const ready = Promise.all([loadRuntime(), loaded]).then(([text]) => {
    // A document without an origin has no name to send it to.
    frame.contentWindow?.postMessage(text, '*', [port2]);
  });
  const close = () => {
    port1.close();
    frame.remove();
  };
  let count = 0;
  let since = 0;
  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    const now = performance.now();
    if (now - since > TIME) [since, count] = [now, 0];
    count += 1;
    if (count > MOST) {
      close();
      onMessage({ is: 'error', text: 'The program writes without end.' });
      return;
    }
    const message = readMessage(data);
    if (message) onMessage(message);
  };
  const send = (message: ToFrame) => {
    port1.postMessage(message);
  };
  return { send, close, ready };
}
