import type { EventPhotoEditionOption, EventPhotoEditions, FrameOption } from '@gallery/contracts';
import { formatSize, framedDimensionsOf, framedPictureAlt } from '@gallery/domain';
import { ChipRadio, ChipRow, FramedPicture } from '@gallery/ui';
import type { ReactNode } from 'react';
import type { Framing } from './live-prints';
import styles from './purchase-sheet.module.css';

export interface FramePickerProps {
  editions: Pick<EventPhotoEditions, 'title' | 'picture'>;
  option: EventPhotoEditionOption;
  /** The chosen frame of the option. */
  frame: FrameOption;
  onChange: (framing: Framing) => void;
  /** The link to the visualizer. */
  children: ReactNode;
}

/** Frame and matte as text options, the selected one underlined, and the picture in them. */
export function FramePicker({ editions, option, frame, onChange, children }: FramePickerProps) {
  const { title, picture } = editions;
  const { type, matteSize, frameType, framedSize, description } = frame;
  const types = [...new Set(option.frameOptions.map((each) => each.type))];
  const mattes = option.frameOptions.flatMap((each) =>
    each.type === type && each.matteSize !== null ? each.matteSize : [],
  );
  const framed = framedDimensionsOf(
    { size: option.size, frameSize: framedSize, frameStyle: frameType },
    picture ? picture.width / picture.height : undefined,
  );
  return (
    <>
      <ChipRow legend="Frame" className={styles.words}>
        {types.map((each) => (
          <ChipRadio
            key={each}
            name="frame"
            value={each}
            checked={each === type}
            onChange={() => onChange({ type: each, matteSize })}
          >
            {each}
          </ChipRadio>
        ))}
      </ChipRow>
      {mattes.length > 0 && (
        <ChipRow legend="Matte" className={styles.words}>
          {mattes.map((each) => (
            <ChipRadio
              key={each}
              name="matte"
              value={`${each}`}
              checked={each === matteSize}
              onChange={() => onChange({ type, matteSize: each })}
            >
              {`${each} in`}
            </ChipRadio>
          ))}
          <p className={styles.note}>plus 1 in signature space</p>
        </ChipRow>
      )}
      <div className={styles.framed}>
        <FramedPicture
          framed={framed}
          picture={picture}
          sizes="(min-width: 64rem) 24rem, 88vw"
          alt={framedPictureAlt(title, frameType)}
          maxHeight="15rem"
        />
        <p className={styles.note}>
          {description}
          {framedSize !== null && `, ${formatSize(framedSize)} outside`}. {children}
        </p>
      </div>
    </>
  );
}
