import type { PhotoEditionOption } from '@gallery/contracts';
import { WordRadio } from '@gallery/ui';
import type { Framing } from './live-prints';
import styles from './purchase-sheet.module.css';

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
      {option.matteSizes.length > 0 && (
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
      )}
    </>
  );
}
