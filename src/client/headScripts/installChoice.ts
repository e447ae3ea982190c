import {
  DEFAULT_INSTALL_CHOICE,
  INSTALL_ATTRIBUTE,
  INSTALL_CHOICES,
  INSTALL_STORAGE_KEY,
} from '../../shared/install/packageManagers';
/**
 * The script that puts the remembered choice on `<html>`. It runs in the head,
 * so the right command is there at the first paint. Earlier releases stored a
 * package manager alone, for apps without Expo, or `expo`.
 */
export const REMEMBER_SCRIPT = [
  '(function(){var m;',
  `try{m=localStorage.getItem(${JSON.stringify(INSTALL_STORAGE_KEY)})}catch(e){}`,
  `document.documentElement.setAttribute(${JSON.stringify(INSTALL_ATTRIBUTE)},`,
  `${JSON.stringify(INSTALL_CHOICES)}.find(function(c){return c===m||c==='cli-'+m})||${JSON.stringify(DEFAULT_INSTALL_CHOICE)})`,
  '})()',
].join('');
