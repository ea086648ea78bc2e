import type { EventPhotoEditionOption } from '@gallery/contracts';
import { ChipRadio } from '@gallery/ui';
import type { Framing } from './live-prints';
import styles from './purchase-sheet.module.css';

export interface FramePickerProps {
  option: EventPhotoEditionOption;
  framing: Framing;
  onChange: (framing: Framing) => void;
}

/** Frame and matte as text options, the selected one underlined. */
export function FramePicker({ option, framing, onChange }: FramePickerProps) {
  return (
    <>
      <fieldset className={styles.words}>
        <legend className={styles.legend}>Frame</legend>
        {option.frames.map((frame) => (
          <ChipRadio
            key={frame}
            name="frame"
            value={frame}
            checked={frame === framing.frame}
            onChange={() => onChange({ ...framing, frame })}
          >
            {frame}
          </ChipRadio>
        ))}
      </fieldset>
      {option.matteSizes.length > 0 && (
        <fieldset className={styles.words}>
          <legend className={styles.legend}>Matte</legend>
          {option.matteSizes.map((matteSize) => (
            <ChipRadio
              key={matteSize}
              name="matte"
              value={`${matteSize}`}
              checked={matteSize === framing.matteSize}
              onChange={() => onChange({ ...framing, matteSize })}
            >
              {`${matteSize} in`}
            </ChipRadio>
          ))}
          <p className={styles.note}>and 1 in of signature space</p>
        </fieldset>
      )}
    </>
  );
}
