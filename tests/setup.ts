// Lets the process answer its reporter between two tests. A test that waits for nothing
// leaves no time for it, and the reporter gives up after a minute.
import { setImmediate } from 'node:timers/promises';
import { afterEach } from 'vitest';

afterEach(() => setImmediate());
