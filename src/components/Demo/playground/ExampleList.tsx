import type { ReactNode } from 'react';
import {
  exampleAnchor,
  EXAMPLE_ACTIONS,
  EXAMPLES,
  type Example,
} from '@site/src/shared/playground/examples';
import { BASE_PATH } from '@site/src/site/basePath';
import styles from '../styles.module.css';
import texts from './exampleTexts.json';

/** Inline styles: every page would load a stylesheet, and only one has this list. */
const PICTURE_STYLE = {
  position: 'relative',
  display: 'block',
  aspectRatio: '4 / 7',
  margin: '0.5rem 0 1rem',
} as const;

const ACTIONS_STYLE = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 1.25rem',
  marginTop: '0.5rem',
} as const;

function Card({ name }: { readonly name: Example }): ReactNode {
  const anchor = exampleAnchor(name);
  const address = `${BASE_PATH}#${anchor}`;
  return (
    <li>
      <a href={address} id={anchor}>
        <strong>{texts[name].name}</strong>
        <span style={PICTURE_STYLE} aria-hidden="true">
          <img
            className={styles.poster}
            style={{ borderRadius: '1rem' }}
            src={`${BASE_PATH}img/demos/${name}.webp`}
            fetchPriority="low"
            alt=""
          />
        </span>
      </a>
      {/* Inline elements, so that the search reads a card as one text. */}
      <span> {texts[name].text}</span>
      <span style={ACTIONS_STYLE}>
        {Object.entries(EXAMPLE_ACTIONS).flatMap(([label, action]) => [
          ' ',
          <a key={action} href={`${address}?${action}`}>
            {label}
          </a>,
        ])}
      </span>
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
