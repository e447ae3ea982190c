import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly message: string;
}

/** What fills the frame of a demo that has failed, as in React Native. */
export default function Failure({ title, message }: Props): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <strong>{title}</strong>
      <p>{message}</p>
      <p>
        See <Link to="/troubleshooting">Troubleshooting</Link>.
      </p>
    </div>
  );
}
