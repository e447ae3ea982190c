import type { ReactNode } from 'react';
import {
  exampleAnchor,
  CODE_SUFFIX,
  EXAMPLES,
  type Example,
} from '@site/src/shared/playground/examples';
import { BASE_PATH } from '@site/src/site/basePath';
import styles from '../styles.module.css';
import texts from './exampleTexts.json';

/** Inline: every page loads the stylesheet, and only one has this list. */
const PICTURE = {
  position: 'relative',
  display: 'block',
  aspectRatio: '4 / 7',
  margin: '0 0 1rem',
} as const;

function Card({ name }: { readonly name: Example }): ReactNode {
  const anchor = exampleAnchor(name);
  const address = `${BASE_PATH}#${anchor}`;
  return (
    <li>
      <a href={address} id={anchor}>
        <strong>{texts[name].name}</strong>
        <span style={PICTURE} aria-hidden="true">
          <img
            className={styles.poster}
            style={{ borderRadius: '1rem' }}
            src={`${BASE_PATH}img/demos/${name}.webp`}
            fetchPriority="low"
            alt=""
          />
        </span>
      </a>
      <span> {texts[name].text}</span> <a href={address}>Run</a>,{' '}
      <a href={address + CODE_SUFFIX}>code and Snack</a>.
    </li>
  );
}

/** Pictures of the example apps, with what runs them in the page's phone. */
export default function ExampleList(): ReactNode {
  return (
    <ul>
      {EXAMPLES.map((name) => (
        <Card key={name} name={name} />
      ))}
    </ul>
  );
}
