import type { EventPhoto } from '@gallery/contracts';
import { Button } from '@gallery/ui';
import { useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createGridViewport, type GridViewport } from './grid-viewport';
import { arrangeMasonry, tilePositions, type MasonryColumns } from './masonry-layout';
import { PhotoTile } from './photo-tile';
import styles from './photo-grid.module.css';

export interface PhotoGridProps {
  /** Newest first. */
  photos: readonly EventPhoto[];
  /** The photo in the full view: always rendered, so that the focus can return to it. */
  openId: string | null;
  /** Sold prints by photo; photos without any are left out. */
  sold: ReadonlyMap<string, number>;
  /** The venue's. */
  timeZone: string;
  onOpen: (id: string) => void;
}

/**
 * The grid: three columns, two on phones. Renders only what is near the viewport; there may be thousands of photos.
 */
export function PhotoGrid({ photos, openId, sold, timeZone, onOpen }: PhotoGridProps) {
  const top = useRef<HTMLDivElement>(null);
  const [{ store, attach }] = useState(createGridViewport);
  const frame = useStore(store);
  const [hanging, setHanging] = useState<MasonryColumns>([]);
  const [first, setFirst] = useState<ReadonlySet<string> | null>(null);
  const byId = useMemo(() => new Map(photos.map((photo) => [photo.id, photo])), [photos]);
  const measures = useMemo(() => gridMeasures(frame), [frame]);

  const plan = {
    columns: measures.columns,
    gap: measures.rowGap,
    heightOf: (id: string) => tileHeight(byId.get(id), measures),
  };

  // A guest who looks at older photos is not moved: new ones wait above behind a button.
  const hung = new Set(hanging.flat());
  const isWaiting = !frame.isTopSeen && hung.size > 0;
  const waiting = isWaiting ? photos.filter(({ id }) => !hung.has(id)).length : 0;
  const seen = isWaiting ? photos.filter(({ id }) => hung.has(id)) : photos;
  const next =
    frame.width === 0
      ? hanging
      : arrangeMasonry(
          hanging,
          seen.map(({ id }) => id),
          plan,
        );
  if (next !== hanging) setHanging(next);
  if (first === null && photos.length > 0) setFirst(new Set(byId.keys()));

  const { places, height } = tilePositions(next, plan);
  const drawn = seen.flatMap((photo, index) => {
    const place = places.get(photo.id);
    const isNear = place && place.top + place.height >= frame.from && place.top <= frame.to;
    return place && (isNear || photo.id === openId) ? [{ photo, place, position: index + 1 }] : [];
  });

  return (
    <div className={styles.grid}>
      <div ref={top} />
      {waiting > 0 && (
        <div className={styles.waiting}>
          <Button variant="filled" onClick={() => top.current?.scrollIntoView({ block: 'center' })}>
            {waiting === 1 ? '1 new photograph' : `${waiting} new photographs`}
          </Button>
        </div>
      )}
      <ul ref={attach} className={styles.list} style={{ height }} aria-label="Photographs">
        {drawn.map(({ photo, place, position }) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            isArrival={first !== null && !first.has(photo.id)}
            position={position}
            count={seen.length}
            timeZone={timeZone}
            left={place.column * (measures.column + measures.gutter)}
            top={place.top}
            width={measures.column}
            height={place.height}
            lines={captionLinesOf(photo, measures)}
            sold={sold.get(photo.id) ?? 0}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </div>
  );
}

/** Values of the style sheet, in pixels. */
interface GridMeasures {
  columns: number;
  column: number;
  gutter: number;
  rowGap: number;
  letter: number;
  line: number;
  /** Between a picture and its caption. */
  toCaption: number;
  /** The line of the time below the caption, on phones. */
  timeLine: number;
  /** The caption's share of the width. */
  captionWidth: number;
}

function gridMeasures({ width, isPhone, rem }: GridViewport): GridMeasures {
  const columns = isPhone ? 2 : 3;
  const gutter = (isPhone ? 0.75 : 1.5) * rem;
  const column = (width - gutter * (columns - 1)) / columns;
  const letter = 1.0625 * rem;
  return {
    columns,
    column,
    gutter,
    rowGap: (isPhone ? 1.25 : 1.75) * rem,
    letter,
    line: letter * 1.25,
    toCaption: 0.5 * rem,
    timeLine: isPhone ? 1.2 * rem : 0,
    captionWidth: isPhone ? column : column - 6 * rem,
  };
}

const captionLinesOf = ({ caption }: EventPhoto, { captionWidth, letter }: GridMeasures): number =>
  captionLines(caption, captionWidth, letter);

function tileHeight(photo: EventPhoto | undefined, measures: GridMeasures): number {
  if (!photo) return 0;
  const { column, toCaption, line, timeLine } = measures;
  const ratio = photo.picture ? photo.picture.height / photo.picture.width : 1;
  return column * ratio + toCaption + captionLinesOf(photo, measures) * line + timeLine;
}

/** Width of an average letter of the serif italic, in fractions of its size. */
const LETTER_WIDTH = 0.42;
/** The full view shows the rest of a caption. */
const MAX_LINES = 2;

/**
 * Lines of a caption below its picture. Calculated, not measured: heights are needed for thousands of photos that
 * are not rendered.
 * @param width of the caption in pixels
 * @param size of its letters in pixels
 */
function captionLines(caption: string, width: number, size: number): number {
  const lines = Math.ceil((caption.length * LETTER_WIDTH * size) / Math.max(1, width));
  return Math.min(MAX_LINES, Math.max(1, lines));
}
