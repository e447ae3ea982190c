// Ejected because the theme's part does not say whether it is open
// (`aria-expanded`), and has its own margins and colors.
import type { ReactNode } from 'react';
import { Collapsible, useCollapsible } from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import type { Props } from '@theme/TOCCollapsible';
import styles from './styles.module.css';

/** The table of contents of narrow windows, folded until asked for. */
export default function TOCCollapsible({
  className,
  ...props
}: Props): ReactNode {
  const { collapsed, toggleCollapsed } = useCollapsible({ initialState: true });
  return (
    <div className={`${styles.toc} ${className ?? ''}`}>
      <button
        type="button"
        className={`clean-btn ${styles.button}`}
        aria-expanded={!collapsed}
        onClick={toggleCollapsed}
      >
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component"
        >
          On this page
        </Translate>
      </button>
      <Collapsible lazy className={styles.content} collapsed={collapsed}>
        <TOCItems {...props} />
      </Collapsible>
    </div>
  );
}
