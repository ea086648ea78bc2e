import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import styles from './checkbox.module.css';
import { useEarlyCheck } from '../hydration/use-early-click';

export interface CheckboxProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'className' | 'type' | 'children'
> {
  /** Shown beside the box and part of the target. */
  label: ReactNode;
}

/** A yes or no. The whole line is the target, 44 px high. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  const box = useEarlyCheck();
  return (
    <label className={styles.row}>
      <input {...input} ref={box} type="checkbox" className={styles.box} />
      <span>{label}</span>
    </label>
  );
}
