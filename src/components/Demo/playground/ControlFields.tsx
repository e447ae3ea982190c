import { useId, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import {
  CONTROL_LIST,
  lastIndex,
  mayStayClosed,
  invalidOptions,
  normalizeValues,
  type Control,
  type ControlName,
  type Values,
} from '@site/src/shared/playground/controls';
import styles from './fields.module.css';

interface Props {
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

interface ControlFieldProps extends Props {
  /** The id that the label refers to. */
  readonly id: string;
  readonly name: ControlName;
  readonly control: Control;
}

/** The form field of a control: a checkbox, a select or a slider. */
function ControlField({
  id,
  name,
  control,
  values,
  onChange,
}: ControlFieldProps): ReactNode {
  const value = values[name];
  const change = (next: boolean | number | string) => {
    onChange(normalizeValues({ ...values, [name]: next }, name));
  };
  if (!('min' in control || 'options' in control)) {
    return (
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={(event) => {
          change(event.target.checked);
        }}
      />
    );
  }
  if ('options' in control) {
    const { options } = control;
    const mistakes = invalidOptions(name, values);
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
          change(event.target.value);
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
        max={name === 'index' ? lastIndex(values) : max}
        step={step}
        value={Number(value)}
        onChange={(event) => {
          change(event.target.valueAsNumber);
        }}
      />
      {/* Screen readers read the slider's own value. */}
      <span className={styles.value} aria-hidden="true">
        {value}
      </span>
    </span>
  );
}

/** The controls of the playground, as their table declares them. */
export default function ControlFields({ values, onChange }: Props): ReactNode {
  const id = useId();
  return CONTROL_LIST.map(([name, control]) => (
    <div key={name} className={styles.row}>
      <label htmlFor={id + name}>
        <code translate="no">{name}</code>
      </label>
      {control.onMount && <span className={styles.note}>applies on mount</span>}
      <ControlField
        id={id + name}
        name={name}
        control={control}
        values={values}
        onChange={onChange}
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
