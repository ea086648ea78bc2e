import type { BegunEdition, EventPhoto } from '@gallery/contracts';
import { photoTitle } from '@gallery/domain';
import { EditionLedger, LiveMark, Picture } from '@gallery/ui';
import type { CSSProperties } from 'react';
import { clockTime } from '../../clock-time';
import { ledgerLines, type Sale } from './ledger-lines';
import { useRevivals } from './use-revivals';
import { useWakeLock } from './use-wake-lock';
import { useWallShow } from './use-wall-show';
import styles from './wall.module.css';

/** Widths of the strip's pictures together, in heights of the strip: one line of a 16:9 screen. */
const STRIP_RATIO = 15;

export interface WallProps {
  gallery: string;
  title: string;
  isLive: boolean;
  /** Newest first. */
  photos: readonly EventPhoto[];
  /** Editions of any of them that have begun to sell. */
  begun: readonly BegunEdition[];
  /** Of the last minute. */
  lastSale: Sale | null;
  /** False while the gallery does not answer. */
  isReachable: boolean;
  /** Data URI; null while it cannot be had. */
  code: string | null;
  /** Said where the photograph would hang while there is none. */
  waiting: string;
}

/** An event for a projector: one photograph after the other, the code, the latest in a strip. No controls. */
export function Wall({
  gallery,
  title,
  isLive,
  photos,
  begun,
  lastSale,
  isReachable,
  code,
  waiting,
}: WallProps) {
  const hung = photos.filter(({ picture }) => picture !== null);
  const { current: photo, next } = useWallShow(hung);
  const revival = useRevivals(isReachable);
  useWakeLock();
  return (
    <div className={styles.wall}>
      <header className={styles.head}>
        <p>{gallery}</p>
        <h1 className={styles.event}>{title}</h1>
        <p className={styles.live}>{isLive && <LiveMark />}</p>
      </header>
      <div className={styles.plate}>
        {[photo, next].map(
          (each) =>
            each?.picture && (
              <div
                key={`${each.id} ${revival}`}
                className={styles.hung}
                style={ratioOf(each.picture)}
                hidden={each !== photo}
              >
                <Picture picture={each.picture} sizes="65vw" priority />
              </div>
            ),
        )}
        {!photo && <p className={styles.waiting}>{waiting}</p>}
      </div>
      <div className={styles.side}>
        {photo && (
          <div>
            <p className={styles.title}>{photoTitle(photo)}</p>
            <p className={styles.time}>{clockTime(photo.capturedAt)}</p>
            {ledgerLines(photo, begun, lastSale).map(
              ({ size, label, total, sold, held, words, isRecent }) => (
                <p key={size} className={styles.ledger}>
                  <EditionLedger total={total} sold={sold} held={held} size="wall">
                    <span className={isRecent ? styles.recent : undefined}>{words}</span>
                    {label && <span className={styles.size}> {label}</span>}
                  </EditionLedger>
                </p>
              ),
            )}
          </div>
        )}
        {code && (
          <figure className={styles.scan}>
            <img className={styles.code} src={code} alt="Code that leads to the gallery of this event" />
            <figcaption>Scan to see every picture and choose yours</figcaption>
          </figure>
        )}
      </div>
      <ul className={styles.strip} aria-label="Latest photographs">
        {lineOf(hung).map(({ id, picture }) => (
          <li key={`${id} ${revival}`} style={ratioOf(picture)}>
            <Picture picture={picture} sizes="12vw" />
          </li>
        ))}
      </ul>
    </div>
  );
}

type Sides = { width: number; height: number };

const ratioOf = (picture: Sides | null): CSSProperties & Record<'--shape', number> => ({
  '--shape': picture ? picture.width / picture.height : 1,
});

/** As many of the latest as fit into one line. */
function lineOf(photos: readonly EventPhoto[]): EventPhoto[] {
  let width = 0;
  const end = photos.findIndex(({ picture }) => {
    width += picture ? picture.width / picture.height : 0;
    return width > STRIP_RATIO;
  });
  return photos.slice(0, end === -1 ? photos.length : end);
}
