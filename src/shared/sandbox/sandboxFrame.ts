import frameAddress from '@generated/sandbox-bundle/default/frame.html';
import runtimeAddress from '@generated/sandbox-bundle/default/runtime.txt';
import type { PhoneFile } from './explainLoadFailure';
import {
  parseSandboxMessage,
  type SandboxMessage,
  type HostMessage,
} from './messages';

/** A frame that sends more messages in this time, in ms, is closed. */
const MAX_MESSAGES_PER_WINDOW = 1000;
const RATE_WINDOW_MS = 5000;

/** How long a frame may take to load, and to start what it has loaded, in ms. */
const LOAD_TIMEOUT_MS = 15_000;
const START_TIMEOUT_MS = 5000;

/** The files of a frame. */
export const FRAME_FILES = [
  { address: frameAddress, end: '</html>' },
  { address: runtimeAddress, end: '//end' },
] as const satisfies readonly PhoneFile[];

/** The program of all frames, once it is requested; a failure is forgotten. */
let runtime: Promise<string> | undefined;

async function fetchRuntime(): Promise<string> {
  const response = await fetch(runtimeAddress);
  const text = await response.text();
  if (!response.ok || !text.endsWith(FRAME_FILES[1].end)) {
    throw new Error('The program of the frame did not load.');
  }
  return text;
}

/** Loads the program of the frame, once for all frames: they have no cache. */
export function loadRuntime(): Promise<string> {
  runtime ??= fetchRuntime().catch((error: unknown) => {
    runtime = undefined;
    throw error;
  });
  return runtime;
}

/** A frame, which receives messages once it is ready. */
export interface Frame {
  readonly send: (message: HostMessage) => void;
  readonly close: () => void;
  /** Rejects when the frame or its program does not load, or does not start. */
  readonly ready: Promise<void>;
}

const rejectAfter = (ms: number) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => {
      reject(new Error('The frame did not load in time.'));
    }, ms);
  });

/**
 * Creates a frame in an element. What runs in it has no origin: no storage, no network,
 * and no way to the page but one port.
 */
export function createSandboxFrame(
  host: HTMLElement,
  title: string,
  onMessage: (message: SandboxMessage) => void,
): Frame {
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-scripts');
  frame.title = title;
  frame.referrerPolicy = 'no-referrer';
  frame.src = frameAddress;
  const { port1, port2 } = new MessageChannel();
  const loaded = new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
  });
  host.replaceChildren(frame);
  const close = () => {
    port1.close();
    frame.remove();
  };
  let count = 0;
  let since = 0;
  const started = new Promise<void>((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      const now = performance.now();
      if (now - since > RATE_WINDOW_MS) [since, count] = [now, 0];
      count += 1;
      if (count > MAX_MESSAGES_PER_WINDOW) {
        close();
        onMessage({ type: 'broken', text: 'The program writes without end.' });
        return;
      }
      const message = parseSandboxMessage(data);
      if (message?.type === 'ready') resolve();
      else if (message?.type === 'broken')
        reject(new Error('The program of the frame is broken.'));
      else if (message) onMessage(message);
    };
  });
  const load = async () => {
    const timeout = rejectAfter(LOAD_TIMEOUT_MS);
    const files = Promise.all([loadRuntime(), loaded]);
    const [text] = await Promise.race([files, timeout]);
    // A document without an origin has no name to send it to.
    frame.contentWindow?.postMessage(text, '*', [port2]);
    await Promise.race([started, rejectAfter(START_TIMEOUT_MS)]);
  };
  const ready = load();
  const send = (message: HostMessage) => {
    port1.postMessage(message);
  };
  return { send, close, ready };
}
