// Ejected for its weight: the theme's footer supports columns, a logo and a
// dark style; ours is one line.
import { memo, type ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import LinkItem from '@theme/Footer/LinkItem';

function Footer(): ReactNode {
  const { footer } = useThemeConfig();
  if (footer === undefined) {
    return null;
  }
  return (
    <footer className="footer">
      <div className="container">
        <ul className="clean-list">
          {footer.links.map((item) =>
            'items' in item ? null : (
              <li key={item.label}>
                <LinkItem item={item} />
              </li>
            ),
          )}
        </ul>
        <div className="footer__copyright">{footer.copyright}</div>
      </div>
    </footer>
  );
}

export default memo(Footer);
