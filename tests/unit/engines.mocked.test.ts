import { describe, expect, it, vi } from 'vitest';
import setup, { skippedNote } from '../engines/engines';
import { firefox } from '../engines/firefox';
import { webkit } from '../engines/webkit';

vi.mock('../../scripts/lib/debian', () => ({
  canInstall: () => false,
  installFromDebian: () => {
    throw new Error('there is nobody to install');
  },
}));

describe('a machine without an engine', () => {
  it('says at the end what was not tested, and what would bring it', () => {
    expect(skippedNote([])).toBe('');
    expect(skippedNote([firefox, webkit])).toBe(
      'Not tested, because this machine has no Firefox (firefox-esr), no WebKit (webkit2gtk-driver, xvfb).',
    );
  });

  it('fails with CI set, and passes without', () => {
    vi.spyOn(firefox, 'find').mockReturnValue(undefined);
    vi.spyOn(webkit, 'find').mockReturnValue('/usr/bin/WebKitWebDriver');
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    vi.stubEnv('CI', 'true');
    expect(setup).toThrow('no Firefox (firefox-esr).');
    vi.stubEnv('CI', undefined);
    setup()();
    expect(log).toHaveBeenCalledWith(skippedNote([firefox]));
  });

  it('is no matter where all engines are', () => {
    vi.spyOn(firefox, 'find').mockReturnValue('/usr/bin/firefox-esr');
    vi.spyOn(webkit, 'find').mockReturnValue('/usr/bin/WebKitWebDriver');
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    vi.stubEnv('CI', 'true');
    setup()();
    expect(log).not.toHaveBeenCalled();
  });
});
