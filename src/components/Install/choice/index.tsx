import { useEffect, useRef, type ReactNode } from 'react';
import styles from '../styles.module.css';
import {
  PACKAGE_MANAGERS,
  PROJECT_KINDS,
} from '@site/src/shared/install/packageManagers';
import {
  chooseInstall,
  useInstallChoice,
} from '../../../shared/install/installChoiceStore';

interface Props {
  /** Prefix of the names of the radio buttons, unique in the page. */
  readonly name: string;
  /** Set if all commands are for one kind of project. */
  readonly hasOneProject?: string;
}

const OPTION_GROUPS = [
  { name: 'project', legend: 'Project', options: PROJECT_KINDS },
  { name: 'manager', legend: 'Package manager', options: PACKAGE_MANAGERS },
] as const;

/** The choice of a project and a package manager, for all install commands. */
export default function InstallChoice({
  name,
  hasOneProject,
}: Props): ReactNode {
  const chosen = useInstallChoice();
  const root = useRef<HTMLDivElement>(null);
  const radios = () => [...(root.current?.querySelectorAll('input') ?? [])];

  // Applies presses before hydration, which the browser has kept.
  useEffect(() => {
    radios()
      .filter((radio) => radio.checked && !radio.defaultChecked)
      .forEach(({ value }) => {
        chooseInstall(value);
      });
  }, []);

  // Uncontrolled on purpose: a press before hydration must survive.
  useEffect(() => {
    radios().forEach((radio) => {
      radio.checked = chosen.split('-').includes(radio.value);
    });
  }, [chosen]);

  return (
    <div ref={root} className={styles.choice}>
      {OPTION_GROUPS.slice(hasOneProject === undefined ? 0 : 1).map((group) => (
        <fieldset key={group.name}>
          <legend className="visually-hidden">{group.legend}</legend>
          {group.options.map(({ id, label }, index) => (
            <label key={id} data-install-option={id}>
              <input
                type="radio"
                name={`${name}-${group.name}`}
                value={id}
                defaultChecked={index === 0}
                onChange={() => {
                  chooseInstall(id);
                }}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
