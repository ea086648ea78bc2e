import { ChipRadio } from '@gallery/ui';
import type { ReactNode } from 'react';
import styles from './controls.module.css';

export interface ChipGroupProps {
  legend: string;
  name: string;
  options: readonly { value: string; word: string }[];
  chosen: string;
  onChoose: (value: string) => void;
  /** Placed after the options, such as a field for another value. */
  children?: ReactNode;
}

/** A legend and its options. */
export function ChipGroup({ legend, name, options, chosen: selected, onChoose, children }: ChipGroupProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.words}>
        {options.map(({ value, word }) => (
          <ChipRadio
            key={value}
            name={name}
            value={value}
            checked={value === selected}
            onChange={() => onChoose(value)}
          >
            {word}
          </ChipRadio>
        ))}
        {children}
      </div>
    </fieldset>
  );
}
