import type { PhotoEditionOption } from '@gallery/api-client';
import { WordRadio } from '@gallery/ui';
import styles from './purchase-sheet.module.css';

/** How a print is framed (L64). */
export interface Framing {
  frame: string;
  /** Inches of matte on each side. */
  matteSize: number;
}

export interface FrameChoiceProps {
  option: PhotoEditionOption;
  framing: Framing;
  onChange: (framing: Framing) => void;
}

/** Frame and matte as words of which one is underlined. */
export function FrameChoice({ option, framing, onChange }: FrameChoiceProps) {
  return (
    <>
      <fieldset className={styles.words}>
        <legend className={styles.legend}>Frame</legend>
        {option.frames.map((frame) => (
          <WordRadio
            key={frame}
            name="frame"
            value={frame}
            checked={frame === framing.frame}
            onChange={() => onChange({ ...framing, frame })}
          >
            {frame}
          </WordRadio>
        ))}
      </fieldset>
      <fieldset className={styles.words}>
        <legend className={styles.legend}>Matte</legend>
        {option.matteSizes.map((matteSize) => (
          <WordRadio
            key={matteSize}
            name="matte"
            value={`${matteSize}`}
            checked={matteSize === framing.matteSize}
            onChange={() => onChange({ ...framing, matteSize })}
          >
            {`${matteSize} in`}
          </WordRadio>
        ))}
        <p className={styles.note}>and 1 in of signature space</p>
      </fieldset>
    </>
  );
}

/** The framing on offer that is nearest to what was chosen: another size may have other frames. */
export function framingFor({ frames, matteSizes }: PhotoEditionOption, wanted: Framing | null): Framing {
  return {
    frame: frames.find((frame) => frame === wanted?.frame) ?? frames[0] ?? '',
    matteSize: matteSizes.find((size) => size === wanted?.matteSize) ?? matteSizes[0] ?? 0,
  };
}
