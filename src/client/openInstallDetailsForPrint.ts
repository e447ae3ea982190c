// A printed page shows the install commands of every release: a closed one cannot be
// opened on paper.
import { INSTALL_COMMANDS } from '../site/dom';
if (typeof document !== 'undefined') {
  addEventListener('beforeprint', () => {
    document
      .querySelectorAll(`${INSTALL_COMMANDS} details`)
      .forEach((release) => {
        release.setAttribute('open', '');
      });
  });
}
