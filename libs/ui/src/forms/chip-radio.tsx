import type { ReactNode } from 'react';
import { useEarlyClick } from '../hydration/use-early-click';
import styles from './chip-radio.module.css';

export interface ChipRadioProps {
  /** Group of the radio: one in a group is chosen. */
  name: string;
  value: string;
  checked: boolean;
  onChange: () => void;
  /** The word as people read it. */
  children: string;
  /** For words that are upper case by themselves, as series are: a little smaller and wider. */
  isCaps?: boolean;
}

export interface ChipRowProps {
  legend: string;
  /** Each a `ChipRadio`. */
  children: ReactNode;
  className?: string;
}

/** A row of words to choose from, after the name of what is chosen. */
export function ChipRow({ legend, children, className = '' }: ChipRowProps) {
  return (
    <fieldset className={`${styles.row} ${className}`}>
      <legend className="visually-hidden">{legend}</legend>
      {/* No engine lays out a legend like other elements, and each does it differently. */}
      <span className={styles.legend} aria-hidden>
        {legend}
      </span>
      {children}
    </fieldset>
  );
}

/** One word of a row of words to choose from; the chosen one is underlined. Belongs in a fieldset with a legend. */
export function ChipRadio({ children, isCaps = false, ...radio }: ChipRadioProps) {
  const input = useEarlyClick(radio.checked, radio.onChange);
  return (
    <label className={styles.word}>
      <input ref={input} type="radio" {...radio} />
      <span className={isCaps ? styles.caps : undefined}>{children}</span>
    </label>
  );
}
