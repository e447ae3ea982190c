/**
 * Loads the parts of the check on demand. Each function rejects if its chunk cannot be
 * loaded.
 */
export const loadVersions = () =>
  import(/* webpackChunkName: "versions-engine" */ './versions');

export const loadLockfile = () =>
  import(/* webpackChunkName: "versions-lockfile" */ './versions/lockfile');

export const loadCodeCheck = () =>
  import(/* webpackChunkName: "code-check" */ './code');

export const loadMessages = () =>
  import(/* webpackChunkName: "explained-messages" */ './messages');

export const loadNearest = () =>
  import(/* webpackChunkName: "nearest-sections" */ './messages/nearest');
