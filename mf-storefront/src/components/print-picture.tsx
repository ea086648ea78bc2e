import type { Picture } from '@gallery/contracts';
import { framedDimensionsOf } from '@gallery/domain';
import { FramedPicture } from '@gallery/ui';

export interface PrintPictureProps {
  /** Null where there is none. */
  picture: Picture | null;
  size: string;
  /** Outer; null or empty without a frame. */
  frameSize: string | null;
  frameType: string;
  /** As for `Picture`. */
  sizes: string;
}

/** A small picture of a print in its frame, beside the text that says the same. */
export function PrintPicture({ picture, size, frameSize, frameType, sizes }: PrintPictureProps) {
  const ratio = picture ? picture.width / picture.height : undefined;
  return (
    <FramedPicture
      framed={picture && framedDimensionsOf({ size, frameSize, frameStyle: frameType }, ratio)}
      picture={picture}
      sizes={sizes}
      alt=""
    />
  );
}
