import type { ReactNode } from 'react';
import type { Picture as PictureRecord } from '@gallery/contracts';
import { Picture } from '@gallery/ui';
import { Lightbox } from '@gallery/ui/dialog';

export interface ArtworkLightboxProps {
  title: string;
  picture: PictureRecord;
  caption: ReactNode;
  onClose: () => void;
  /** Only where the work has several pictures. */
  onPrevious?: () => void;
  onNext?: () => void;
}

/** The picture in the dark room, in a chunk of its own: most visitors never open it. */
export default function ArtworkLightbox({ title, picture, caption, ...controls }: ArtworkLightboxProps) {
  return (
    <Lightbox isOpen label={title} caption={caption} {...controls}>
      <Picture key={picture.id} picture={picture} sizes="100vw" priority />
    </Lightbox>
  );
}
