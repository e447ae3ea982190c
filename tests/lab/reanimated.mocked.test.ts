// The scenarios of methods, callbacks, modals and known issues once more, with the
// real Reanimated instead of the lab's model of it.
import { beforeEach, vi } from 'vitest';

vi.stubEnv('LAB_REANIMATED', 'real');

// Lets Vitest receive messages between tests.
beforeEach(() => new Promise(setImmediate));

await import('./methods.test');
await import('./callbacks.test');
await import('./modal.test');
await import('./issues.test');
