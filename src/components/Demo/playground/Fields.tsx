import { useId, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import {
  CONTROL_LIST,
  lastIndex,
  mayStayClosed,
  mistakesOf,
  settle,
  type Control,
  type Values,
} from '@site/src/shared/playground/controls';
import styles from './fields.module.css';

interface FieldProps {
  readonly id: string;
  readonly control: Control;
  readonly value: boolean | number | string;
  /** An amount's highest value, where it depends on other controls. */
  readonly limit: number | undefined;
  /** Those of a choice's options that the sheet refuses. */
  readonly mistakes: readonly string[];
  readonly onChange: (value: boolean | number | string) => void;
}

/** What the reader sets a control with; `id` is that of its label's target. */
function Field({
  id,
  control,
  value,
  limit,
  mistakes,
  onChange,
}: FieldProps): ReactNode {
  if (!('min' in control || 'options' in control)) {
    return (
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
    );
  }
  if ('options' in control) {
    const { options } = control;
    const show = (names: readonly string[]) =>
      names.map((option) => (
        <option key={option} value={option}>
          {options[option]}
        </option>
      ));
    return (
      <select
        id={id}
        className={styles.choice}
        value={String(value)}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        {show(Object.keys(options).filter((one) => !mistakes.includes(one)))}
        {mistakes.length > 0 && (
          <optgroup label="Mistakes">{show(mistakes)}</optgroup>
        )}
      </select>
    );
  }
  const { min, max, step } = control;
  return (
    <span className={styles.amount}>
      <input
        id={id}
        type="range"
        min={min}
        max={limit ?? max}
        step={step}
        value={Number(value)}
        onChange={(event) => {
          onChange(event.target.valueAsNumber);
        }}
      />
      {/* A slider says its value itself. */}
      <span className={styles.value} aria-hidden="true">
        {value}
      </span>
    </span>
  );
}

interface Props {
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

/** The controls of the playground, as their table declares them. */
export default function Fields({ values, onChange }: Props): ReactNode {
  const id = useId();
  return CONTROL_LIST.map(([name, control]) => (
    <div key={name} className={styles.row}>
      <label htmlFor={id + name}>
        <code translate="no">{name}</code>
      </label>
      {control.onMount && <span className={styles.note}>applies on mount</span>}
      <Field
        id={id + name}
        control={control}
        value={values[name]}
        limit={name === 'index' ? lastIndex(values) : undefined}
        mistakes={mistakesOf(name, values)}
        onChange={(value) => {
          onChange(settle({ ...values, [name]: value }, name));
        }}
      />
      {name === 'animateOnMount' && mayStayClosed(values) && (
        <p className={styles.limit}>
          The sheet <Link to="/props#animateonmount">may stay closed</Link> if
          it mounts at <code translate="no">100%</code> without animation. Press
          Open.
        </p>
      )}
    </div>
  ));
}
