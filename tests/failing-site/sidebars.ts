import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: ['page'],
  linkless: [{ type: 'html', value: 'No link here' }],
};

export default sidebars;
