// Ejected for its weight: the theme's footer knows columns, a logo and a dark
// style; ours is a line.
import { memo, type ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import LinkItem from '@theme/Footer/LinkItem';

/** The links and the copyright line of `themeConfig.footer`. */
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
        <div
          className="footer__copyright"
          // Our own configuration, with a link in it.
          dangerouslySetInnerHTML={{ __html: footer.copyright ?? '' }}
        />
      </div>
    </footer>
  );
}

export default memo(Footer);
