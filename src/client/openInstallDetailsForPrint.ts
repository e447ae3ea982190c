// Opens the install commands of all releases before the page is printed: nobody can open
// them on paper.
import { findAll, INSTALL_COMMANDS } from '../site/dom';

if (typeof document !== 'undefined') {
  addEventListener('beforeprint', () => {
    for (const release of findAll(document, `${INSTALL_COMMANDS} details`)) {
      release.setAttribute('open', '');
    }
  });
}
