import type { StartedEdition, EventPhoto } from '@gallery/contracts';
import { eventPhotoTitle, formatTime } from '@gallery/domain';
import { EditionStock, LiveBadge, Picture } from '@gallery/ui';
import { type CSSProperties, useState, useEffect } from 'react';
import { editionStockLines, type EditionSale, type EditionStockLine } from './edition-stock-lines';
import { useSlideshow } from './use-slideshow';
import styles from './projector.module.css';

/** Total width of the strip's pictures in units of its height: one line of a 16:9 screen. */
const STRIP_RATIO = 15;

export interface ProjectorProps {
  gallery: string;
  title: string;
  isLive: boolean;
  /** The venue's. */
  timeZone: string;
  /** Newest first. */
  photos: readonly EventPhoto[];
  /** Editions of any photo with a sold or held print. */
  begun: readonly StartedEdition[];
  /** A sale of the last minute. */
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
  const companion = companionOf(photo, hung);
  const revival = useReconnectCount(isReachable);
  const [placedSale, setPlacedSale] = useState<EditionSale | null>(null);
  useWakeLock();
  const shown = [photo, companion].filter((each) => each !== null);
  const preloaded = [next, companionOf(next, hung)].filter((each) => each !== null && !shown.includes(each));
  const label = (each: EventPhoto) => (
    <WallLabel
      photo={each}
      timeZone={timeZone}
      lines={editionStockLines(each, started, lastSale)}
      isPlacing={lastSale !== placedSale}
      onPlaced={() => setPlacedSale(lastSale)}
    />
  );
  return (
    <div className={styles.wall} data-single={(photo && isUpright(photo) && !companion) || undefined}>
      <header className={styles.head}>
        <p>{gallery}</p>
        <h1 className={styles.event}>{title}</h1>
        <p className={styles.live}>{isLive && <LiveBadge />}</p>
      </header>
      <div className={styles.plate}>
        {[...shown, ...preloaded].map(
          (each) =>
            each?.picture && (
              <div
                // In another place it is a new element: a picture never seems to jump.
                key={`${each.id} ${revival} ${each === companion ? 'right' : 'left'}`}
                className={styles.hung}
                style={ratioStyle(each.picture)}
                data-companion={each === companion || undefined}
                hidden={!shown.includes(each)}
              >
                <Picture picture={each.picture} sizes="62vw" priority />
              </div>
            ),
        )}
        {!photo && <p className={styles.waiting}>{waiting}</p>}
      </div>
      {/* Beside a picture of another width it is a new element: nothing on the wall seems to move. */}
      <div key={shown.map(({ picture }) => ratioOf(picture)).join(' ')} className={styles.side}>
        {photo && (
          <div className={styles.labels}>
            <div key={`${photo.id} left`}>{label(photo)}</div>
            {companion && (
              <div key={`${companion.id} right`} data-companion>
                {label(companion)}
              </div>
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

interface WallLabelProps {
  photo: EventPhoto;
  /** The venue's. */
  timeZone: string;
  lines: readonly EditionStockLine[];
  /** The dot of a recent sale has not yet been filled in view of the guests. */
  isPlacing: boolean;
  onPlaced: () => void;
}

/** A photo's title, its time, and the stock of its editions. */
function WallLabel({ photo, timeZone, lines, isPlacing, onPlaced }: WallLabelProps) {
  return (
    <>
      <p className={styles.title}>{eventPhotoTitle(photo)}</p>
      <p className={styles.time}>{formatTime(photo.capturedAt, timeZone)}</p>
      {lines.map(({ size, label, total, sold, held, words, isRecent }) => (
        <p key={size} className={styles.ledger} onAnimationEnd={onPlaced}>
          <EditionStock total={total} sold={sold} held={held} isPlacing={isRecent && isPlacing} size="wall">
            <span className={isRecent ? styles.recent : undefined}>{words}</span>
            {label && <span className={styles.size}> {label}</span>}
          </EditionStock>
        </p>
      ))}
    </>
  );
}

const isUpright = ({ orientation }: EventPhoto): boolean => orientation === 'vertical';

/** An upright photo leaves room for a second one: the next older upright one, after the oldest the newest. */
function companionOf(photo: EventPhoto | null, photos: readonly EventPhoto[]): EventPhoto | null {
  if (photo === null || !isUpright(photo)) return null;
  const upright = photos.filter(isUpright);
  const companion = upright[(upright.indexOf(photo) + 1) % upright.length];
  return companion === undefined || companion === photo ? null : companion;
}

type Sides = { width: number; height: number };

const ratioOf = (picture: Sides | null): number => (picture ? picture.width / picture.height : 1);

const ratioStyle = (picture: Sides | null): CSSProperties & Record<'--shape', number> => ({
  '--shape': ratioOf(picture),
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
