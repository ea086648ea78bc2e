import { useState, type ReactNode } from 'react';
import type { Picture as PictureRecord } from '@gallery/contracts';
import { Picture } from '@gallery/ui';
import { Lightbox } from '@gallery/ui/dialog';
import { pictureCaption, nextPictureIndex } from './picture-navigation';

export interface ArtworkLightboxProps {
  title: string;
  /** At least one. */
  pictures: readonly PictureRecord[];
  /** Index of the first picture to show. Default: 0. */
  start?: number;
  /** Gets the index of the last shown picture. */
  onClose: (shown: number) => void;
  /** The page's own words, before Previous and Next. */
  actions?: ReactNode;
}

/** The artwork's pictures in the lightbox. A chunk of its own: most shoppers never open it. */
export default function ArtworkLightbox({
  title,
  pictures,
  start = 0,
  onClose,
  actions,
}: ArtworkLightboxProps) {
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
      actions={actions}
      {...turns}
    >
      {(isZoomed) => (
        <Picture picture={picture} sizes={isZoomed ? `${actualWidth}px` : fittedWidth(picture)} priority />
      )}
    </Lightbox>
  );
}

/** As wide as the viewport, or as its height allows. */
const fittedWidth = ({ width, height }: PictureRecord): string =>
  `min(100vw, ${Math.round((width / height) * 100)}vh)`;
