import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  'bottom-sheet': [
    { type: 'doc', id: 'index', label: 'Bottom Sheet' },
    { type: 'category', label: 'Getting started', collapsed: false, items: [] },
  ],
};

export default sidebars;
