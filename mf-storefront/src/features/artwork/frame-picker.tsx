import { ChipRadio } from '@gallery/ui';
import styles from './frame-picker.module.css';

export interface FramePickerProps {
  /** Styles to choose from; a single one is no choice and shows nothing. */
  frameStyles: readonly string[];
  selected: string;
  onSelect: (style: string) => void;
}

/** The frame of the print, as words of which one is underlined. */
export function FramePicker({ frameStyles, selected, onSelect }: FramePickerProps) {
  if (frameStyles.length < 2) return null;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Frame</legend>
      {frameStyles.map((style) => (
        <ChipRadio
          key={style}
          name="frame"
          value={style}
          checked={style === selected}
          onChange={() => onSelect(style)}
        >
          {style}
        </ChipRadio>
      ))}
    </fieldset>
  );
}
