import { isApiError, releaseNumber } from '@gallery/api-client';
import type { PreviewedArtwork } from '@gallery/contracts';
import { formatDeadline, RESERVE_AGAIN_AFTER_HOURS, UNTITLED } from '@gallery/domain';
import { notify } from '@gallery/session';
import { MuseumLabel, Picture } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { NumberReservation } from './number-reservation';
import { PresaleNotice } from './presale-notice';
import styles from './preview-work.module.css';
import { Reservation } from './reservation';
import { reservedIn, reservedPrint } from './reserved-print';

export interface PreviewWorkProps {
  work: PreviewedArtwork;
  /** How far the server's clock is ahead of this one. */
  serverAheadMs: number;
  /** Prints can be bought online now; otherwise they are asked for. */
  isSelling: boolean;
  /** The collector buys the number that they hold. */
  onBuy: (work: PreviewedArtwork) => void;
  /** The editions may have changed: read them again. Done when they are there. */
  onChanged: () => Promise<unknown>;
}

/** A work that is shown to the collector before others: its picture, its editions, and the number they may hold. */
export function PreviewWork({ work, serverAheadMs, isSelling, onBuy, onChanged }: PreviewWorkProps) {
  const reserved = reservedIn(work);
  const panel = useRef<HTMLDivElement>(null);
  // The word that was pressed goes with what it has done.
  const keepFocus = () => panel.current?.focus({ preventScroll: true });
  const { mutate: release, isPending: isReleasing } = useMutation({
    ...releaseNumber(),
    onSettled: onChanged,
    onSuccess: () => {
      keepFocus();
      notify({
        title: 'Number Released',
        description: `${work.title || UNTITLED} can be reserved again in ${RESERVE_AGAIN_AFTER_HOURS} hours.`,
      });
    },
    onError: (failure) =>
      notify({
        title: 'The number could not be released',
        description: (isApiError(failure) && failure.serverMessage) || 'Please try again.',
        tone: 'destructive',
      }),
  });

  return (
    <article className={styles.work} aria-label={work.title || UNTITLED}>
      <div>
        <Picture picture={work.picture} sizes="(min-width: 64rem) 55vw, 92vw" />
      </div>
      <div className={styles.side} ref={panel} tabIndex={-1}>
        <MuseumLabel
          title={work.title || UNTITLED}
          heading="h3"
          size="plate"
          series={work.series}
          year={work.year}
          medium={work.medium}
          availability={
            <>
              Shown to you until <time dateTime={work.expiresAt}>{formatDeadline(work.expiresAt)}</time>
            </>
          }
        />
        {work.note && <p className={styles.note}>{work.note}</p>}
        <div className={styles.numbers}>
          <NumberReservation work={work} onReserved={keepFocus} onChanged={onChanged} />
        </div>
        {reserved && (
          <Reservation
            size={reserved.edition.size}
            number={reserved.number}
            total={reserved.edition.total}
            until={reserved.until}
            serverAheadMs={serverAheadMs}
            canBuy={isSelling && reservedPrint(work) !== null}
            isReleasing={isReleasing}
            onBuy={() => onBuy(work)}
            onRelease={() => release({ editionId: reserved.edition.editionId, number: reserved.number })}
          />
        )}
        <PresaleNotice work={work} onChanged={onChanged} />
      </div>
    </article>
  );
}
