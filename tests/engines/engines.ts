// Which engines this machine has. Playwright's own Firefox and WebKit are
// downloaded from the web, which no install step here may do; Debian's are
// driven by WebDriver.
import type { Engine } from './browser';
import { firefox } from './firefox';
import { webkit } from './webkit';

const ENGINES: readonly Engine[] = [firefox, webkit];

/**
 * Runs before all tests of the engines, and says what they leave out.
 *
 * @throws Error where an engine is missing and `CI` is set
 */
export default function setup(): void {
  for (const engine of ENGINES) {
    if (engine.find() !== undefined) continue;
    const { name, packages } = engine;
    const note = `${name} is not tested: this machine has no ${packages.join(', ')}.`;
    if (process.env.CI !== undefined) throw new Error(note);
    console.log(note);
  }
}
