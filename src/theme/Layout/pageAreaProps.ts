import clsx from 'clsx';
import {
  SkipToContentFallbackId,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import styles from '@docusaurus/theme-classic/lib/theme/Layout/styles.module.css';

/** The attributes of the element between the navbar and the footer. */
export const PAGE_AREA = {
  id: SkipToContentFallbackId,
  className: clsx(ThemeClassNames.wrapper.main, styles.mainWrapper),
};
