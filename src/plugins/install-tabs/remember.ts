import {
  DEFAULT_PACKAGE_MANAGER,
  PACKAGE_MANAGERS,
  PACKAGE_MANAGER_ATTRIBUTE,
  PACKAGE_MANAGER_STORAGE_KEY,
} from '../../data/packageManagers';
import { headScript } from '../shared/headScript';

/**
 * The script that puts the remembered package manager on `<html>`. It runs in
 * the head, so the right panel is there at the first paint.
 */
export const REMEMBER_SCRIPT = [
  '(function(){var m;',
  `try{m=localStorage.getItem(${JSON.stringify(PACKAGE_MANAGER_STORAGE_KEY)})}catch(e){}`,
  `document.documentElement.setAttribute(${JSON.stringify(PACKAGE_MANAGER_ATTRIBUTE)},`,
  `${JSON.stringify(PACKAGE_MANAGERS.map(({ id }) => id))}.indexOf(m)<0?${JSON.stringify(DEFAULT_PACKAGE_MANAGER)}:m)`,
  '})()',
].join('');

/** Docusaurus plugin: adds {@link REMEMBER_SCRIPT} to every page's head. */
export default headScript('remember-package-manager', REMEMBER_SCRIPT);
