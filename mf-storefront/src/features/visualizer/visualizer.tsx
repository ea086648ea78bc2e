import {
  clampToView,
  hangingPoint,
  minViewingDistanceFeet,
  visibleWallFrom,
  type WallPoint,
  toCentimeters,
  formatDimensions,
} from '@gallery/domain';
import { Button, EmptyState, Notice } from '@gallery/ui';
import type { ReactNode } from 'react';
import { resolveFramedPrint, type DisplayableArtwork, type FramedPrint } from './framed-print';
import { PaintedWall } from './wall/painted-wall';
import { PhotoControls } from './controls/photo-controls';
import { PhotoWall } from './wall/photo-wall';
import { PositionButtons } from './controls/position-buttons';
import { RoomControls } from './controls/room-controls';
import { useWallSettings } from './use-wall-settings';
import { SEAT_HEIGHT_INCHES } from './wall-settings';
import { useWallPhoto } from './wall/use-wall-photo';
import { ArtworkPicker } from './controls/artwork-picker';
import styles from './visualizer.module.css';

export interface VisualizerProps<Artwork extends DisplayableArtwork> {
  /** Works that can be hung. */
  artworks: readonly Artwork[];
  /** The work's label beneath the wall, with the links that lead on from it. */
  renderLabel: (work: FramedPrint<Artwork>) => ReactNode;
  /** Called with the query string of this view, for a link to it. */
  onCopyLink: (query: string) => void;
}

/** A work at true scale on a painted wall, or on a photo of the visitor's own. */
export function Visualizer<Artwork extends DisplayableArtwork>({
  artworks,
  renderLabel,
  onCopyLink,
}: VisualizerProps<Artwork>) {
  const { settings: choices, change, query } = useWallSettings();
  const photo = useWallPhoto();
  const artwork = resolveFramedPrint(artworks, choices);
  if (!artwork) return <EmptyState>There are no works to preview yet.</EmptyState>;

  const { outer } = artwork.hanging;
  const nearest = minViewingDistanceFeet(outer);
  const feet = Math.max(choices.feet, nearest);
  const seen = visibleWallFrom(feet);
  const moveOnPaint = (center: WallPoint) => change({ center });
  const hangs = hangingPoint(outer, SEAT_HEIGHT_INCHES[choices.seat]);
  const { wall, center, middle, moveTo } = photo.shown
    ? { ...photo.shown, middle: { x: 0, y: photo.shown.wall.height / 2 }, moveTo: photo.moveTo }
    : { wall: seen, center: choices.center ?? hangs, middle: hangs, moveTo: moveOnPaint };
  const here = clampToView(center, outer, wall);
  // While a photo is being measured the marks have the wall to themselves.
  const isHung = !photo.shown || !photo.isMeasuring;

  return (
    <div className={styles.layout}>
      <div className={styles.wall}>
        <div className={styles.view}>
          {photo.shown ? (
            <PhotoWall {...photo.shown} state={photo} work={artwork} />
          ) : (
            <PaintedWall work={artwork} wall={wall} choices={choices} center={center} onMove={moveTo} />
          )}
        </div>
        <div className={styles.label}>
          <ScaleReadout work={artwork} wallWidth={wall.width} center={photo.shown ? null : here} />
          {renderLabel(artwork)}
        </div>
      </div>
      <div className={styles.controls}>
        {choices.work !== null && choices.work !== artwork.artwork.slug && (
          <Notice tone="warning">That work is no longer available. Here is another.</Notice>
        )}
        <section aria-label="The work" className={styles.part}>
          <ArtworkPicker artworks={artworks} work={artwork} onChange={change} />
          {photo.shown && isHung && <PositionButtons center={here} middle={middle} onMove={moveTo} />}
        </section>
        {!photo.shown && (
          <details className={styles.part}>
            <summary className={styles.summary}>The room</summary>
            <div className={styles.room}>
              <PositionButtons center={here} middle={middle} onMove={moveTo} />
              <RoomControls
                choices={choices}
                feet={feet}
                nearest={nearest}
                workWidth={outer.width}
                onChange={change}
              />
            </div>
          </details>
        )}
        <section aria-label="Your own wall" className={styles.part}>
          <PhotoControls state={photo} />
        </section>
        <section aria-label="This view" className={styles.part}>
          <div className={styles.link}>
            <Button variant="text" onClick={() => onCopyLink(query)}>
              Copy link to this view
            </Button>
          </div>
          {photo.shown && (
            <p className={styles.note}>Your photo is not shared; the link shows a plain wall.</p>
          )}
        </section>
      </div>
    </div>
  );
}

interface ScaleReadoutProps {
  work: FramedPrint;
  /** Inches of wall that are in view across. */
  wallWidth: number;
  /** Where the work hangs; null on a photo, whose floor is unknown. */
  center: WallPoint | null;
}

/** The sizes behind the view, in inches and centimetres; said again when they change. */
function ScaleReadout({ work: { hanging }, wallWidth, center }: ScaleReadoutProps) {
  const { outer, opening, print } = hanging;
  return (
    <output className={styles.scale} aria-label="Sizes shown">
      <span>Print {formatDimensions(print)}</span>
      <span>{opening ? `Framed ${formatDimensions(outer)}` : 'Unframed'}</span>
      <span>Wall shown: {Math.round(wallWidth / 6) / 2} ft wide</span>
      {center && <span>{positionLabel(center)}</span>}
    </output>
  );
}

/** `Center 57 in (145 cm) above the floor, 3 in right of center`. */
function positionLabel({ x, y }: WallPoint): string {
  const height = `Center ${Math.round(y)} in (${toCentimeters(y)} cm) above the floor`;
  const aside = Math.round(Math.abs(x));
  return aside === 0 ? height : `${height}, ${aside} in ${x < 0 ? 'left' : 'right'} of center`;
}
