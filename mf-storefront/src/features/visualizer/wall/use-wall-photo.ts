import { measureWall, parseLength, type PhotoPoint, type WallPoint, type VisibleWall } from '@gallery/domain';
import { useEffect, useRef, useState } from 'react';
import { readWallPhoto, UNREADABLE_PHOTO_MESSAGE, type WallPhoto } from './read-wall-photo';

/** The two ends of something of known length on the photo. */
export type MeasuredEnds = readonly [PhotoPoint, PhotoPoint];

/** Upright, left of the center, where a door may be. */
const DEFAULT_ENDS: MeasuredEnds = [
  { x: 0.3, y: 0.3 },
  { x: 0.3, y: 0.8 },
];
/** As typed and in inches; a common height of doors. */
const DEFAULT_LENGTH = { text: '80', inches: 80 };
const MIDDLE: PhotoPoint = { x: 0.5, y: 0.5 };

/** The shopper's own wall: a photo, and the length of something on it. Nothing is uploaded. */
export function useWallPhoto() {
  const [photo, setPhoto] = useState<WallPhoto | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [isMeasuring, setMeasuring] = useState(true);
  const [ends, setEnds] = useState<MeasuredEnds>(DEFAULT_ENDS);
  const [length, setLength] = useState(DEFAULT_LENGTH);
  // In fractions of the photo, not inches, so that the artwork stays in place while the scale changes.
  const [place, setPlace] = useState(MIDDLE);
  const [removals, setRemovals] = useState(0);
  const latest = useRef<File>(undefined);

  // Frees the pixels of a replaced photo, and on unmount.
  useEffect(() => () => photo?.bitmap.close(), [photo]);

  const read = async (file: File) => {
    latest.current = file;
    setError(null);
    setReading(true);
    const result = await readWallPhoto(file).catch(() => null);
    // Another file was chosen meanwhile, or the photo removed.
    if (latest.current !== file) return result?.bitmap.close();
    setReading(false);
    if (!result) return setError(UNREADABLE_PHOTO_MESSAGE);
    setPhoto(result);
    setEnds(DEFAULT_ENDS);
    setPlace(MIDDLE);
    return setMeasuring(true);
  };

  const remove = () => {
    latest.current = undefined;
    setReading(false);
    setPhoto(null);
    setError(null);
    setRemovals((count) => count + 1);
  };

  const wall = photo && toWallStretch(photo, ends, length.inches);
  return {
    /** The photo, its wall in inches and the artwork's center on it; null without a photo. */
    shown: photo && wall && { photo, wall, center: toWallPoint(place, wall) },
    problem: error,
    /** Counts removed photos: the file field is reset, so that the same file can be chosen again. */
    removals,
    isReading,
    isMeasuring,
    ends,
    /** The typed text, and whether it is a length; the last valid one counts. */
    length: { text: length.text, isRead: parseLength(length.text) !== null },
    read,
    remove,
    setMeasuring,
    setEnds,
    moveTo: (center: WallPoint) => wall && setPlace(toPhotoPoint(center, wall)),
    setLength: (text: string) => setLength((now) => ({ text, inches: parseLength(text) ?? now.inches })),
  };
}

export type WallPhotoState = ReturnType<typeof useWallPhoto>;

function toWallStretch({ bitmap }: WallPhoto, ends: MeasuredEnds, inches: number): VisibleWall {
  return { ...measureWall(ends, inches, bitmap.width / bitmap.height), bottom: 0 };
}

const toWallPoint = ({ x, y }: PhotoPoint, wall: VisibleWall): WallPoint => ({
  x: (x - 0.5) * wall.width,
  y: (1 - y) * wall.height,
});

const toPhotoPoint = ({ x, y }: WallPoint, wall: VisibleWall): PhotoPoint => ({
  x: x / wall.width + 0.5,
  y: 1 - y / wall.height,
});
