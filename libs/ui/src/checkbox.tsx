import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'type' | 'children'
> {
  /** Stands beside the box and is part of the target. */
  label: ReactNode;
}

/** A yes or no. The whole line is the target, 44 px high. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label className={styles.row}>
      <input {...input} type="checkbox" className={styles.box} />
      <span>{label}</span>
    </label>
  );
}
