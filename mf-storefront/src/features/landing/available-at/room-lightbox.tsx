import type { Picture as PictureRecord } from '@gallery/contracts';
import { Picture } from '@gallery/ui';
import { Lightbox, type LightboxProps } from '@gallery/ui/dialog';

export interface RoomLightboxProps extends Omit<LightboxProps, 'isOpen' | 'children'> {
  picture: PictureRecord;
}

/** A room in the lightbox. A chunk of its own: most shoppers never open it. */
export default function RoomLightbox({ picture, ...lightbox }: RoomLightboxProps) {
  return (
    <Lightbox isOpen {...lightbox}>
      <Picture picture={picture} sizes="100vw" priority />
    </Lightbox>
  );
}
