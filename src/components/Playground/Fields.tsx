import { useId, type ReactNode } from 'react';
import { CONTROL_LIST, type Control, type Values } from './controls';
import styles from './fields.module.css';

interface FieldProps {
  readonly id: string;
  readonly control: Control;
  readonly value: boolean | number | string;
  readonly onChange: (value: boolean | number | string) => void;
}

/** What the reader sets a control with; `id` is that of its label's target. */
function Field({ id, control, value, onChange }: FieldProps): ReactNode {
  if (control.type === 'switch') {
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
  if (control.type === 'choice') {
    return (
      <select
        id={id}
        className={styles.choice}
        value={String(value)}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        {Object.entries(control.options).map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
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
        max={max}
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
        <code>{name}</code>
      </label>
      <Field
        id={id + name}
        control={control}
        value={values[name]}
        onChange={(value) => {
          onChange({ ...values, [name]: value });
        }}
      />
    </div>
  ));
}
