import type { StartedEdition, EventPhoto } from '@gallery/contracts';
import { eventPhotoTitle, formatTime } from '@gallery/domain';
import { EditionStock, LiveBadge, Picture } from '@gallery/ui';
import { type CSSProperties, useState, useEffect } from 'react';
import { editionStockLines, type EditionSale } from './edition-stock-lines';
import { useSlideshow } from './use-slideshow';
import styles from './projector.module.css';

/** Total width of the strip's pictures in units of its height: one line of a 16:9 screen. */
const STRIP_RATIO = 15;

export interface ProjectorProps {
  gallery: string;
  title: string;
  isLive: boolean;
  /** Of the venue. */
  timeZone: string;
  /** Newest first. */
  photos: readonly EventPhoto[];
  /** Editions of any photo with a sold or held print. */
  begun: readonly StartedEdition[];
  /** Of the last minute. */
  lastSale: EditionSale | null;
  /** False while the API does not respond. */
  isReachable: boolean;
  /** Data URI; null while it is not available. */
  code: string | null;
  /** Shown while there is no photo. */
  waiting: string;
}

/** An event on a projector: a slideshow, the QR code, and the latest photos in a strip. No controls. */
export function Projector({
  gallery,
  title,
  isLive,
  timeZone,
  photos,
  begun: started,
  lastSale,
  isReachable,
  code,
  waiting,
}: ProjectorProps) {
  const hung = photos.filter(({ picture }) => picture !== null);
  const { current: photo, next } = useSlideshow(hung);
  const revival = useReconnectCount(isReachable);
  useWakeLock();
  return (
    <div className={styles.wall}>
      <header className={styles.head}>
        <p>{gallery}</p>
        <h1 className={styles.event}>{title}</h1>
        <p className={styles.live}>{isLive && <LiveBadge />}</p>
      </header>
      <div className={styles.plate}>
        {[photo, next].map(
          (each) =>
            each?.picture && (
              <div
                key={`${each.id} ${revival}`}
                className={styles.hung}
                style={ratioStyle(each.picture)}
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
            <p className={styles.title}>{eventPhotoTitle(photo)}</p>
            <p className={styles.time}>{formatTime(photo.capturedAt, timeZone)}</p>
            {editionStockLines(photo, started, lastSale).map(
              ({ size, label, total, sold, held, words, isRecent }) => (
                <p key={size} className={styles.ledger}>
                  <EditionStock total={total} sold={sold} held={held} size="wall">
                    <span className={isRecent ? styles.recent : undefined}>{words}</span>
                    {label && <span className={styles.size}> {label}</span>}
                  </EditionStock>
                </p>
              ),
            )}
          </div>
        )}
        {code && (
          <figure className={styles.scan}>
            <img className={styles.code} src={code} alt="QR code for the gallery of this event" />
            <figcaption>Scan to see every photograph and choose yours</figcaption>
          </figure>
        )}
      </div>
      <ul className={styles.strip} aria-label="Latest photographs">
        {photosInStrip(hung).map(({ id, picture }) => (
          <li key={`${id} ${revival}`} style={ratioStyle(picture)}>
            <Picture picture={picture} sizes="12vw" />
          </li>
        ))}
      </ul>
    </div>
  );
}

type Sides = { width: number; height: number };

const ratioStyle = (picture: Sides | null): CSSProperties & Record<'--shape', number> => ({
  '--shape': picture ? picture.width / picture.height : 1,
});

/** As many of the latest photos as fit into one line. */
function photosInStrip(photos: readonly EventPhoto[]): EventPhoto[] {
  let width = 0;
  const end = photos.findIndex(({ picture }) => {
    width += picture ? picture.width / picture.height : 0;
    return width > STRIP_RATIO;
  });
  return photos.slice(0, end === -1 ? photos.length : end);
}

/** Counts reconnects: pictures that failed meanwhile are loaded again under this key. */
function useReconnectCount(isReachable: boolean): number {
  const [state, setState] = useState({ wasReachable: isReachable, count: 0 });
  if (isReachable === state.wasReachable) return state.count;
  const count = state.count + (isReachable ? 1 : 0);
  setState({ wasReachable: isReachable, count });
  return count;
}

/** Keeps the screen awake if the browser can; the lock is lost when the page is hidden, and requested again. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let hasEnded = false;
    const take = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (hasEnded) await taken.release();
        else lock = taken;
      } catch {
        // Refused on a low battery; the slideshow goes on.
      }
    };
    const again = () => void take();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      hasEnded = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}
