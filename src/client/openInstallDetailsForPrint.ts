// A printed page shows the install commands of every release: a closed one cannot be
// opened on paper.
import { findAll, INSTALL_COMMANDS } from '../site/dom';
if (typeof document !== 'undefined') {
  addEventListener('beforeprint', () => {
    for (const release of findAll(document, `${INSTALL_COMMANDS} details`)) {
      release.setAttribute('open', '');
    }
  });
}
