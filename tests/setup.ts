// A test that waits for nothing leaves the process no time for its reporter, which
// gives up after a minute: between two tests the process answers what has come.
import { setImmediate } from 'node:timers/promises';
import { afterEach } from 'vitest';

afterEach(() => setImmediate());
