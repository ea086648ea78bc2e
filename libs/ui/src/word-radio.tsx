import { useEarlyPress } from './use-early-press';
import styles from './word-radio.module.css';

export interface WordRadioProps {
  /** Group of the radio: one of a group is chosen. */
  name: string;
  value: string;
  checked: boolean;
  onChange: () => void;
  /** The word as people read it. */
  children: string;
  /** For words that are upper case by themselves, as series are: a little smaller and wider. */
  isCaps?: boolean;
}

/** One word of a row of words to choose from; the chosen one is underlined. Stands in a fieldset with a legend. */
export function WordRadio({ children, isCaps = false, ...radio }: WordRadioProps) {
  const input = useEarlyPress(radio.checked, radio.onChange);
  return (
    <label className={styles.word}>
      <input ref={input} type="radio" {...radio} />
      <span className={isCaps ? styles.caps : undefined}>{children}</span>
    </label>
  );
}
