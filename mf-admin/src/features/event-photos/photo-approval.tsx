import { decideEventPhotos } from '@gallery/api-client';
import type { AdminEventPhoto, AdminEventPhotoList } from '@gallery/contracts';
import { showErrorToast } from '@gallery/session';
import { Button, Picture } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type DragEvent, type PointerEvent } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { errorMessage } from '../../components/feedback/error-notice';
import { MutedText } from '../../components/text/muted-text';
import styles from './photo-approval.module.css';

interface PhotoApprovalProps {
  eventId: string;
  /** Those that wait, the earliest first: the first page, and how many there are. */
  waiting: Pick<AdminEventPhotoList, 'items' | 'total'>;
  /** Called with a photograph that a guest wants right now. */
  onSell: (photo: AdminEventPhoto) => void;
}

/** The photographs that wait for approval, one at a time: by swipe, by two buttons, or by the arrow keys. */
export function PhotoApproval({ eventId, waiting: { items, total }, onSell }: PhotoApprovalProps) {
  const { decided, last, decide } = usePhotoDecisions(eventId);
  const undecided = items.filter(({ id }) => !decided.has(id));
  const [photo, next] = undecided;
  const left = total - (items.length - undecided.length);
  useArrowKeys(photo ? (isApproved) => decide(photo, isApproved) : null);
  return (
    <div className={styles.approval}>
      {photo ? (
        <>
          <SwipedPhoto key={photo.id} photo={photo} onSwipe={(isApproved) => decide(photo, isApproved)} />
          <div className={styles.buttons}>
            <Button onClick={() => decide(photo, false)}>Reject</Button>
            <Button variant="filled" onClick={() => decide(photo, true)}>
              Approve
            </Button>
          </div>
          <MutedText>{left} waiting. Swipe right or press → to approve, left or ← to reject.</MutedText>
          {/* Loaded ahead, so that it is there when this one is decided. */}
          {next && (
            <div className={styles.next} aria-hidden="true">
              <Picture picture={next.picture} sizes={SIZES} alt="" priority />
            </div>
          )}
        </>
      ) : (
        <MutedText>
          {left > 0 ? 'Loading more photographs...' : 'No photographs are waiting for approval.'}
        </MutedText>
      )}
      <p className={styles.last} aria-live="polite">
        {last && (
          <>
            {last.photo.fileName} is {last.isApproved ? 'published' : 'rejected'}.{' '}
            {last.isApproved && last.isSaved && last.photo.isAvailableForOrder && (
              <TextButton onClick={() => onSell(last.photo)}>Sell this photograph</TextButton>
            )}{' '}
            <TextButton onClick={() => decide(last.photo, !last.isApproved)}>
              {last.isApproved ? 'Reject instead' : 'Approve instead'}
            </TextButton>
          </>
        )}
      </p>
    </div>
  );
}

/** As wide as the phone, or as the column beside the guests. */
const SIZES = '(min-width: 64rem) 44rem, 100vw';

interface PhotoDecision {
  photo: AdminEventPhoto;
  isApproved: boolean;
  /** The API has it. */
  isSaved: boolean;
}

/** What was decided here. A photograph leaves at once, and comes back when its decision did not arrive. */
function usePhotoDecisions(eventId: string) {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<PhotoDecision | null>(null);
  const { mutate } = useMutation({
    ...decideEventPhotos(),
    // One after another: the later decision on the same photograph must arrive later.
    scope: { id: `photo-decisions:${eventId}` },
    onSuccess: (_answer, { id, isApproved }) =>
      setLast((before) =>
        before?.photo.id === id && before.isApproved === isApproved ? { ...before, isSaved: true } : before,
      ),
    onError: (failure, { id }) => {
      setDecided((before) => new Set([...before].filter((each) => each !== id)));
      setLast((before) => (before?.photo.id === id ? null : before));
      showErrorToast('The photograph was not changed.', errorMessage(failure));
    },
  });
  const decide = (photo: AdminEventPhoto, isApproved: boolean) => {
    setDecided((before) => new Set([...before, photo.id]));
    setLast({ photo, isApproved, isSaved: false });
    mutate({ id: photo.id, isApproved });
  };
  return { decided, last, decide };
}

/** Right approves and left rejects, unless someone is writing or a dialog is open. */
function useArrowKeys(decide: ((isApproved: boolean) => void) | null): void {
  const latest = useRef(decide);
  useEffect(() => {
    latest.current = decide;
  });
  useEffect(() => {
    const onKeyDown = ({ key, target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => {
      if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || ctrlKey || metaKey || altKey || repeat) return;
      if (target instanceof Element && target.closest('input, textarea, select, [role="dialog"]')) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      latest.current?.(key === 'ArrowRight');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** How far across a finger must go, in CSS pixels. */
const SWIPE_THRESHOLD_PX = 80;

interface SwipedPhotoProps {
  photo: AdminEventPhoto;
  onSwipe: (isApproved: boolean) => void;
}

/** The photograph, which follows a finger or a mouse across. */
function SwipedPhoto({ photo, onSwipe }: SwipedPhotoProps) {
  const { shift, handlers } = useSwipe(onSwipe);
  return (
    <figure {...handlers} className={styles.photo} style={{ transform: `translateX(${shift}px)` }}>
      <div className={styles.picture}>
        <Picture picture={photo.picture} sizes={SIZES} alt={photo.caption || photo.fileName} priority />
      </div>
      <figcaption className={styles.caption}>
        {photo.fileName}
        {photo.visitorName && `, for ${photo.visitorName}`}
      </figcaption>
    </figure>
  );
}

/** How far a pointer is across from where it went down, and what happens when it is lifted. */
function useSwipe(onSwipe: (isRight: boolean) => void) {
  const start = useRef<number | null>(null);
  const [shift, setShift] = useState(0);
  const stop = () => {
    start.current = null;
    setShift(0);
  };
  const handlers = {
    onPointerDown: ({ clientX, isPrimary, button, currentTarget, pointerId }: PointerEvent) => {
      if (!isPrimary || button !== 0) return;
      start.current = clientX;
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (start.current !== null) setShift(clientX - start.current);
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const across = start.current === null ? 0 : clientX - start.current;
      stop();
      if (Math.abs(across) >= SWIPE_THRESHOLD_PX) onSwipe(across > 0);
    },
    onPointerCancel: stop,
    // Otherwise the browser drags a copy of the picture.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
  return { shift, handlers };
}
