import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  'bottom-sheet': [
    { type: 'doc', id: 'index', label: 'Bottom Sheet' },
    {
      type: 'category',
      label: 'Getting started',
      collapsed: false,
      items: [
        'usage',
        {
          type: 'link',
          label: 'Upgrade from v4',
          href: '/blog/bottom-sheet-v5#checklist',
        },
        { type: 'link', label: 'Versions', href: '/usage#compatibility' },
      ],
    },
    {
      type: 'category',
      label: 'Tools',
      collapsed: false,
      items: [
        {
          type: 'link',
          label: 'Check my project',
          href: '/troubleshooting#check-my-project',
        },
        { type: 'link', label: 'Playground', href: '/usage#try-the-props' },
        { type: 'link', label: 'Examples', href: '/#six-screens-to-copy' },
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      collapsed: false,
      items: ['props', 'methods', 'hooks', 'scrollables'],
    },
    {
      type: 'category',
      label: 'Modal',
      collapsed: false,
      items: [
        'modal/index',
        'modal/usage',
        'modal/props',
        'modal/methods',
        'modal/hooks',
      ],
    },
    {
      type: 'category',
      label: 'Components',
      collapsed: false,
      items: [
        'components/bottomsheetview',
        'components/bottomsheetscrollview',
        'components/bottomsheetflatlist',
        'components/bottomsheetsectionlist',
        'components/bottomsheetvirtualizedlist',
        'components/bottomsheetflashlist',
        'components/bottomsheettextinput',
        'components/bottomsheetbackdrop',
        'components/bottomsheetfooter',
      ],
    },
    {
      type: 'category',
      label: 'Guides',
      collapsed: false,
      items: [
        'dynamic-sizing',
        'keyboard-handling',
        'custom-handle',
        'custom-backdrop',
        'custom-background',
        'custom-footer',
        'detach-modal',
        'adding-shadow',
        'pull-to-refresh',
        'react-navigation-integration',
        'web-support',
      ],
    },
    {
      type: 'category',
      label: 'Help',
      collapsed: false,
      items: [
        'troubleshooting',
        'faq',
        { type: 'link', label: 'Testing', href: '/faq#testing' },
        { type: 'link', label: 'Accessibility', href: '/faq#accessibility' },
      ],
    },
  ],
};

export default sidebars;
