import type { WallPoint, VisibleWall } from '@gallery/domain';
import type { CSSProperties } from 'react';
import type { FramedPrint } from '../framed-print';
import { MeasuringMarks } from './measuring-marks';
import type { WallPhoto } from './read-wall-photo';
import { STAGE_ATTRIBUTE } from './use-draggable';
import type { WallPhotoState } from './use-wall-photo';
import styles from './wall.module.css';
import { ArtworkOnWall } from './artwork-on-wall';

export interface PhotoWallProps {
  photo: WallPhoto;
  wall: VisibleWall;
  center: WallPoint;
  state: WallPhotoState;
  work: FramedPrint;
}

/** The shopper's own wall: first the marks for its scale, then the artwork. */
export function PhotoWall({ photo, wall, center, state, work: artwork }: PhotoWallProps) {
  const { width, height } = photo.bitmap;
  const ratio: CSSProperties & Record<'--photo-ratio', string> = { '--photo-ratio': `${width / height}` };
  return (
    <div {...STAGE_ATTRIBUTE} className={styles.photo} style={ratio}>
      <canvas
        // Another photo needs another canvas: its size is set once.
        key={photo.name}
        ref={(canvas) => canvas?.getContext('2d')?.drawImage(photo.bitmap, 0, 0)}
        width={width}
        height={height}
        className={styles.canvas}
      >
        Your wall: {photo.name}
      </canvas>
      {state.isMeasuring ? (
        <MeasuringMarks ends={state.ends} onChange={state.setEnds} />
      ) : (
        <ArtworkOnWall work={artwork} wall={wall} center={center} onMove={state.moveTo} />
      )}
    </div>
  );
}
