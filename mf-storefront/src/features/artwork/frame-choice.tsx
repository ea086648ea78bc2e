import { WordRadio } from '@gallery/ui';
import styles from './frame-choice.module.css';

export interface FrameChoiceProps {
  /** Styles to choose from; a single one is no choice and shows nothing. */
  frameStyles: readonly string[];
  selected: string;
  onSelect: (style: string) => void;
}

/** The frame of the print, as words of which one is underlined. */
export function FrameChoice({ frameStyles, selected, onSelect }: FrameChoiceProps) {
  if (frameStyles.length < 2) return null;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Frame</legend>
      {frameStyles.map((style) => (
        <WordRadio
          key={style}
          name="frame"
          value={style}
          checked={style === selected}
          onChange={() => onSelect(style)}
        >
          {style}
        </WordRadio>
      ))}
    </fieldset>
  );
}
