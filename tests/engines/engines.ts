// Which engines this machine has, and what is done about those it has not.
// Playwright's own Firefox and WebKit are downloaded from the web, which no
// install step here may do; Debian's are driven by WebDriver.
import { canInstall, installFromDebian } from '../../scripts/lib/debian';
import type { Engine } from './browser';
import { firefox } from './firefox';
import { webkit } from './webkit';

const ENGINES: readonly Engine[] = [firefox, webkit];

/** What the last line says of engines that are missing; '' for none. */
export function skippedNote(missing: readonly Engine[]): string {
  if (missing.length === 0) return '';
  const each = missing.map(
    ({ name, packages }) => `${name} (${packages.join(', ')})`,
  );
  return `Not tested, because this machine has no ${each.join(', no ')}.`;
}

/** Installs the engines that are missing, where that is possible. */
export function provideEngines(): readonly Engine[] {
  const absent = () => ENGINES.filter((engine) => engine.find() === undefined);
  const missing = absent();
  if (missing.length > 0 && canInstall()) {
    installFromDebian(missing.flatMap(({ packages }) => packages));
  }
  return absent();
}

/**
 * Runs once, before all tests of the engines.
 *
 * @returns what runs after them
 * @throws Error where an engine is missing and `CI` is set
 */
export default function setup(): () => void {
  const note = skippedNote(provideEngines());
  if (note !== '' && process.env.CI !== undefined) {
    throw new Error(note);
  }
  return () => {
    if (note !== '') console.log(note);
  };
}
