// A printed page shows the install commands of every release: a closed one cannot be
// opened on paper.
if (typeof document !== 'undefined') {
  addEventListener('beforeprint', () => {
    document.querySelectorAll('[data-commands] details').forEach((release) => {
      release.setAttribute('open', '');
    });
  });
}
