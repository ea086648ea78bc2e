import { useEffect, useState, type CSSProperties } from 'react';
import { awaitPictureRetry } from './picture-retries';
import { fallbackUrl, sourceSet, type PictureSource } from './picture-source';
import styles from './picture.module.css';

export interface PictureProps {
  /** Null for an artwork without a picture: shows a placeholder. */
  picture: PictureSource | null;
  /** Replaces the picture from 768 px on, in its own ratio; the browser chooses, without a script. */
  wide?: PictureSource | null;
  /** How wide the picture is laid out, as in `(min-width: 64rem) 58vw, 100vw`. Wrong values load wrong files. */
  sizes: string;
  /** The view's first picture: loaded at once with priority. One per view. */
  priority?: boolean;
  /** `natural` keeps the ratio. `cover` fills its parent and crops: for decoration, never for an artwork. */
  fit?: 'natural' | 'cover';
  /** Replaces the stored text; empty if a caption beside it says the same. */
  alt?: string;
  /** The artwork's title, named where the file cannot be loaded. Default: `alt`. */
  title?: string;
  /** Called once the file has loaded or failed. */
  onSettled?: () => void;
}

/** A picture in its own ratio that never shifts the layout: first its color, then a 150 ms fade to the file. */
export function Picture({ picture, wide, ...props }: PictureProps) {
  const narrow = picture ?? wide ?? null;
  // Another picture is another element: it loads or fails on its own.
  return (
    <PictureElement
      key={`${narrow?.id} ${wide?.id}`}
      {...props}
      picture={narrow}
      wide={wide && wide.id !== narrow?.id ? wide : null}
    />
  );
}

/** `first` is what the server renders: visible without scripts. Only a browser that will fade it in hides it. */
type LoadingStage = 'first' | 'waiting' | 'shown' | 'failed';

function PictureElement({
  picture,
  wide = null,
  sizes,
  priority = false,
  fit = 'natural',
  alt = picture?.alt ?? '',
  title,
  onSettled,
}: PictureProps) {
  const [stage, setStage] = useState<LoadingStage>('first');
  const [retries, setRetries] = useState(0);

  // Guests stay on a page while their network comes and goes. Lazy pictures out of view load nothing, so never fail again.
  useEffect(() => {
    if (stage !== 'failed') return undefined;
    return awaitPictureRetry(retries, (count) => {
      setRetries(count);
      setStage('first');
    });
  }, [stage, retries]);

  if (!picture || stage === 'failed') {
    return (
      <span
        className={styles.placeholder}
        data-fit={fit}
        data-wide={wide ? '' : undefined}
        style={placeholderStyle(picture, wide)}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        {picture && <span className={styles.failure}>{failureText(title || alt)}</span>}
      </span>
    );
  }

  const settle = (as: 'shown' | 'failed') => {
    setStage(as);
    onSettled?.();
  };

  // A file that loaded or failed before React hydrated (cached, or preloaded) no longer fires an event.
  const look = (image: HTMLImageElement | null) => {
    if (!image || stage !== 'first') return;
    if (!image.complete) setStage('waiting');
    else settle(image.naturalWidth > 0 ? 'shown' : 'failed');
  };

  return (
    <picture
      className={styles.picture}
      data-fit={fit}
      data-wide={wide ? '' : undefined}
      data-shown={stage === 'shown' || undefined}
      style={placeholderStyle(picture, wide)}
    >
      {wide && <Sources picture={wide} sizes={sizes} media={WIDE_MEDIA} />}
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <img
        // React sets attributes in this order: `sizes` and `loading` must come before `src` starts the request.
        sizes={sizes}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        width={picture.width}
        height={picture.height}
        alt={alt}
        className={styles.image}
        // Browsers do not count an image that starts transparent as the largest paint, so the first one never fades.
        data-waiting={(stage === 'waiting' && !priority) || undefined}
        srcSet={sourceSet(picture, 'jpg')}
        src={fallbackUrl(picture)}
        ref={look}
        onLoad={() => settle('shown')}
        onError={() => settle('failed')}
      />
    </picture>
  );
}

const failureText = (name: string): string =>
  name ? `${name}: this picture could not be loaded.` : 'This picture could not be loaded.';

/** The same width as in the style sheet. */
const WIDE_MEDIA = '(min-width: 48rem)';

/** Every format of the wide picture. Its width and height give the ratio before the file has loaded. */
function Sources({ picture, sizes, media }: { picture: PictureSource; sizes: string; media: string }) {
  const { width, height } = picture;
  return FORMATS.map(([format, type]) => (
    <source
      key={format}
      media={media}
      type={type}
      srcSet={sourceSet(picture, format)}
      sizes={sizes}
      width={width}
      height={height}
    />
  ));
}

const FORMATS = [
  ['avif', 'image/avif'],
  ['jpg', 'image/jpeg'],
] as const;

/** Color, blurred placeholder and ratio of both pictures; the style sheet chooses. */
function placeholderStyle(picture: PictureSource | null, wide: PictureSource | null): CSSProperties {
  return { ...placeholderVariables('--', picture), ...placeholderVariables('--wide-', wide) };
}

const placeholderVariables = (prefix: string, picture: PictureSource | null): Record<string, string> =>
  picture
    ? {
        [`${prefix}color`]: picture.dominantColor,
        [`${prefix}blur`]: `url("${picture.placeholder}")`,
        [`${prefix}ratio`]: `${picture.width} / ${picture.height}`,
      }
    : {};
