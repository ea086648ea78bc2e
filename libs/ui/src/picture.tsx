import { useState } from 'react';
import { fallbackFile, sourceSet, type PictureSource } from './picture-source';
import styles from './picture.module.css';

export interface PictureProps {
  /** Null where a work has no picture yet: the placeholder stands in (S79). */
  picture: PictureSource | null;
  /** How wide the picture is laid out, as in `(min-width: 64rem) 58vw, 100vw`. Wrong values load wrong files. */
  sizes: string;
  /** The view's first picture: loaded at once and ahead of others. One a view. */
  priority?: boolean;
  /** `natural` keeps the ratio. `cover` fills its parent and crops: furniture only, never a work. */
  fit?: 'natural' | 'cover';
  /** Replaces the stored text; empty where a caption beside it already says the same. */
  alt?: string;
}

/** A picture in its own ratio that never shifts the page: its colour first, then itself in 150 ms. */
export function Picture(props: PictureProps) {
  // Another picture in the same place is another element: it waits, shows or fails on its own.
  return <Shown key={props.picture?.id} {...props} />;
}

function Shown({
  picture,
  sizes,
  priority = false,
  fit = 'natural',
  alt = picture?.alt ?? '',
}: PictureProps) {
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting');

  if (!picture || state === 'failed') {
    const ratio = picture ? `${picture.width} / ${picture.height}` : undefined;
    return (
      <span
        className={styles.placeholder}
        data-fit={fit}
        style={{ aspectRatio: ratio, backgroundColor: picture?.dominantColor }}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      />
    );
  }

  // A picture whose pixels are there before React looks (from the cache, or started by the document) must not fade.
  const takeIfThere = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setState('shown');
  };

  return (
    <picture
      className={styles.picture}
      data-fit={fit}
      style={{
        backgroundColor: picture.dominantColor,
        backgroundImage: state === 'shown' ? undefined : `url("${picture.placeholder}")`,
      }}
    >
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(picture, 'webp')} sizes={sizes} />
      <img
        // React sets attributes in this order: `sizes` and `loading` must stand before `src` starts the request.
        sizes={sizes}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        width={picture.width}
        height={picture.height}
        alt={alt}
        className={styles.image}
        // Browsers do not count an image that starts transparent as the largest paint, so the first one never fades.
        data-waiting={(state === 'waiting' && !priority) || undefined}
        srcSet={sourceSet(picture, 'jpg')}
        src={fallbackFile(picture)}
        ref={takeIfThere}
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
      />
    </picture>
  );
}
