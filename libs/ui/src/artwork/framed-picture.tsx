import type { CSSProperties } from 'react';
import styles from './framed-picture.module.css';
import { Picture, type PictureProps } from './picture';

interface Dimensions {
  width: number;
  height: number;
}

export interface FramedPictureProps extends Pick<PictureProps, 'picture' | 'priority'> {
  /** What is drawn, in inches; the `FramedDimensions` of the domain fit. Null shows the picture alone. */
  framed: {
    /** How the frame looks: `black-wood`, `gold-metal`; null when unframed. */
    frame: string | null;
    outer: Dimensions;
    /** Inside the frame: matte and print; null when unframed. */
    opening: Dimensions | null;
    print: Dimensions;
    /** The picture on the print, never cropped. */
    picture: Dimensions;
    /** Paper that the matte leaves free below the print. */
    signatureSpace: number;
  } | null;
  /** How wide the framed picture is laid out, frame included, as for `Picture`. */
  sizes: string;
  /** Names picture and frame; empty where the text beside it says the same. */
  alt: string;
  /** The most height it may take, as a CSS length; its width follows. */
  maxHeight?: string;
}

/**
 * A picture with its matte, frame and shadow, at true proportion. It fills the width of its parent and never shifts the
 * layout: nothing is measured, everything is a percentage of the frame.
 */
export function FramedPicture({ framed, picture, sizes, alt, priority, maxHeight }: FramedPictureProps) {
  if (!framed) return <Picture picture={picture} sizes={sizes} alt={alt} priority={priority} />;
  const { frame, outer, opening, print, signatureSpace } = framed;
  const inside = opening ?? outer;
  const paper = { width: print.width, height: print.height + signatureSpace };
  const style: CSSProperties & Record<`--${string}`, string | undefined> = {
    '--ratio': `${outer.width / outer.height}`,
    '--max-height': maxHeight,
    // Percent of the width, on the sides and above and below.
    '--profile-x': percent((outer.width - inside.width) / 2, outer.width),
    '--profile-y': percent((outer.height - inside.height) / 2, outer.width),
  };
  return (
    <span
      className={styles.framed}
      style={style}
      data-frame={frame ?? undefined}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      {frame !== null && <span className={styles.profile} />}
      <span className={styles.matte} style={placed(inside, outer)}>
        <span className={styles.print} style={placed(paper, inside, (inside.height - print.height) / 2)}>
          <span
            className={styles.picture}
            style={placed(framed.picture, paper, (print.height - framed.picture.height) / 2)}
          >
            <Picture
              picture={picture}
              sizes={scaleSizes(sizes, framed.picture.width / outer.width)}
              priority={priority}
              alt=""
            />
          </span>
        </span>
      </span>
    </span>
  );
}

const percent = (part: number, whole: number): string => `${(100 * part) / whole}`;
const percentOf = (part: number, whole: number): string => `${percent(part, whole)}%`;

/** A rectangle in another one, centered across; `top` is in inches, the middle by default. */
const placed = (
  inner: Dimensions,
  outer: Dimensions,
  top = (outer.height - inner.height) / 2,
): CSSProperties => ({
  left: percentOf((outer.width - inner.width) / 2, outer.width),
  top: percentOf(top, outer.height),
  width: percentOf(inner.width, outer.width),
  height: percentOf(inner.height, outer.height),
});

/** `(min-width: 64rem) 58vw, 100vw` for a part of that width: the length at the end of each entry is smaller. */
const scaleSizes = (sizes: string, part: number): string =>
  sizes.replaceAll(
    /([\d.]+)(vw|rem|px)(?=\s*(?:,|$))/g,
    (_, length: string, unit: string) => `${Math.ceil(Number(length) * part * 10) / 10}${unit}`,
  );
