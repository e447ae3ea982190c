import type { ReactNode } from 'react';
import {
  anchorOf,
  CODE,
  EXAMPLES,
  titleOf,
  type Example,
} from '@site/src/shared/playground/examples';
import { BASE_PATH } from '@site/src/site/basePath';
import { fullScreenFragment } from '../useFullScreen';
import texts from './exampleTexts.json';
import styles from './exampleList.module.css';

function Card({ name }: { readonly name: Example }): ReactNode {
  const anchor = anchorOf(name);
  const address = `${BASE_PATH}#${anchor}`;
  return (
    <li id={anchor}>
      <a href={address}>
        <span aria-hidden="true">
          <img
            src={`${BASE_PATH}img/demos/${name}.webp`}
            width={640}
            height={560}
            loading="lazy"
            alt=""
          />
        </span>
        <strong>{titleOf(name)}</strong>
      </a>
      <p>{texts[name].text}</p>
      <p>
        <a href={address}>Run</a> <a href={address + CODE}>Code and Snack</a>{' '}
        <a href={fullScreenFragment(address)}>Full screen</a>
      </p>
    </li>
  );
}

/** Pictures of the example apps, with what runs them in the page's phone. */
export default function ExampleList(): ReactNode {
  return (
    <ul className={styles.examples}>
      {EXAMPLES.map((name) => (
        <Card key={name} name={name} />
      ))}
    </ul>
  );
}
