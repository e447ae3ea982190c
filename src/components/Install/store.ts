import { useSyncExternalStore } from 'react';
import {
  DEFAULT_PACKAGE_MANAGER,
  PACKAGE_MANAGER_ATTRIBUTE,
  PACKAGE_MANAGER_STORAGE_KEY,
  isPackageManagerId,
  type PackageManagerId,
} from '@site/src/data/packageManagers';

const listeners = new Set<() => void>();

// `<html>` is the one place that holds the choice: the head script writes it
// before paint, stylesheets and React read it.
function read(): PackageManagerId {
  const value = document.documentElement.getAttribute(
    PACKAGE_MANAGER_ATTRIBUTE,
  );
  return isPackageManagerId(value) ? value : DEFAULT_PACKAGE_MANAGER;
}

function show(manager: PackageManagerId): void {
  document.documentElement.setAttribute(PACKAGE_MANAGER_ATTRIBUTE, manager);
  listeners.forEach((listener) => {
    listener();
  });
}

function onStorage({ key, newValue }: StorageEvent): void {
  // A null key is a cleared storage.
  if (key === PACKAGE_MANAGER_STORAGE_KEY || key === null) {
    show(isPackageManagerId(newValue) ? newValue : DEFAULT_PACKAGE_MANAGER);
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.removeEventListener('storage', onStorage);
    }
  };
}

/**
 * Makes a package manager the reader's choice, on this page, in other browser
 * tabs and on later visits.
 */
export function choosePackageManager(manager: PackageManagerId): void {
  try {
    localStorage.setItem(PACKAGE_MANAGER_STORAGE_KEY, manager);
  } catch {
    // Storage may be full or forbidden; the choice then lasts for this page.
  }
  show(manager);
}

/** The package manager that the reader chose, or the default. */
export function usePackageManager(): PackageManagerId {
  return useSyncExternalStore(subscribe, read, () => DEFAULT_PACKAGE_MANAGER);
}
