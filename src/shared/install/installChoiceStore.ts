import { useSyncExternalStore } from 'react';
import {
  DEFAULT_INSTALL_CHOICE,
  INSTALL_ATTRIBUTE,
  INSTALL_CHOICES,
  INSTALL_STORAGE_KEY,
  isPackageManagerId,
  type InstallChoiceId,
} from '@site/src/shared/install/packageManagers';

const asChoice = (value: string | null): InstallChoiceId | undefined =>
  INSTALL_CHOICES.find((choice) => choice === value);

/**
 * Reads the choice. Only `<html>` holds it: the head script writes it before paint,
 * stylesheets and React read it.
 */
function readInstallChoice(): InstallChoiceId {
  const value = document.documentElement.getAttribute(INSTALL_ATTRIBUTE);
  return asChoice(value) ?? DEFAULT_INSTALL_CHOICE;
}

function applyInstallChoice(choice: InstallChoiceId | undefined): void {
  if (choice !== undefined && choice !== readInstallChoice()) {
    document.documentElement.setAttribute(INSTALL_ATTRIBUTE, choice);
  }
}

/** Applies the choice that another browser tab has stored. */
function syncFromStorage(): void {
  try {
    applyInstallChoice(asChoice(localStorage.getItem(INSTALL_STORAGE_KEY)));
  } catch {
    // Storage may be forbidden; the choice of this page stays.
  }
}

function subscribe(listener: () => void): () => void {
  // Another tab may have stored a choice while this page had no commands.
  syncFromStorage();
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, {
    attributeFilter: [INSTALL_ATTRIBUTE],
  });
  window.addEventListener('storage', syncFromStorage);
  return () => {
    observer.disconnect();
    window.removeEventListener('storage', syncFromStorage);
  };
}

/**
 * Makes a project or a package manager the reader's choice, on this page, in
 * other browser tabs and on later visits.
 *
 * @param part - the id of one; the other stays as it is
 */
export function chooseInstall(part: string): void {
  const [project = '', manager = ''] = readInstallChoice().split('-');
  const choice = asChoice(
    isPackageManagerId(part) ? `${project}-${part}` : `${part}-${manager}`,
  );
  if (choice === undefined) return;
  try {
    localStorage.setItem(INSTALL_STORAGE_KEY, choice);
  } catch {
    // Storage may be full or forbidden; the choice then lasts for this page.
  }
  applyInstallChoice(choice);
}

/** Returns the choice of the reader, or the default. */
export function useInstallChoice(): InstallChoiceId {
  return useSyncExternalStore(
    subscribe,
    readInstallChoice,
    () => DEFAULT_INSTALL_CHOICE,
  );
}
