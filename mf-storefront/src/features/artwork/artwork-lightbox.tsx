import { useState } from 'react';
import type { Picture as PictureRecord } from '@gallery/contracts';
import { Picture } from '@gallery/ui';
import { Lightbox } from '@gallery/ui/dialog';
import { pictureCaption, nextPictureIndex } from './picture-navigation';

export interface ArtworkLightboxProps {
  title: string;
  /** Pictures of the work; at least one. */
  pictures: readonly PictureRecord[];
  /** Position of the one that is seen first. Default: the first. */
  start?: number;
  /** Told which picture was seen last. */
  onClose: (shown: number) => void;
}

/** The work's pictures in the dark room, in a chunk of its own: most visitors never open it. */
export default function ArtworkLightbox({ title, pictures, start = 0, onClose }: ArtworkLightboxProps) {
  const [shown, setShown] = useState(start);
  const picture = pictures[shown];
  if (!picture) return null;

  const turn = (by: number) => () => setShown((now) => nextPictureIndex(now, by, pictures.length));
  const turns = pictures.length > 1 ? { onPrevious: turn(-1), onNext: turn(1) } : {};
  const actualWidth = picture.widths.at(-1);
  return (
    <Lightbox
      isOpen
      label={title}
      caption={pictureCaption(shown, pictures.length)}
      onClose={() => onClose(shown)}
      actualWidth={actualWidth}
      {...turns}
    >
      {(isZoomed) => (
        <Picture picture={picture} sizes={isZoomed ? `${actualWidth}px` : fittedWidth(picture)} priority />
      )}
    </Lightbox>
  );
}

/** As wide as the window, or as its height allows. */
const fittedWidth = ({ width, height }: PictureRecord): string =>
  `min(100vw, ${Math.round((width / height) * 100)}vh)`;
