import { releaseReservedPrint, serverMessageOf } from '@gallery/api-client';
import type { PreviewedArtwork } from '@gallery/contracts';
import { formatDeadline, RESERVATION_COOLDOWN_HOURS, UNTITLED_ARTWORK } from '@gallery/domain';
import { showToast, showErrorToast } from '@gallery/session';
import { ArtworkLabel, Picture } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { EditionNumberReservation } from './edition-number-reservation';
import { PresaleNotification } from './presale-notification';
import styles from './preview-artwork.module.css';
import { ActiveReservation } from './active-reservation';
import { findReservation, reservedCartItem } from './reserved-print';

export interface PreviewArtworkProps {
  work: PreviewedArtwork;
  /** How far the server's clock is ahead of this one. */
  serverAheadMs: number;
  /** Prints can be bought online; otherwise they are inquired about. */
  isSelling: boolean;
  /** Buys the reserved print. */
  onBuy: (work: PreviewedArtwork) => void;
  /** Refetches editions; resolves when they are loaded. */
  onChanged: () => Promise<unknown>;
}

/** An artwork of a private preview: its picture, its editions, and the collector's reservation. */
export function PreviewArtwork({
  work: artwork,
  serverAheadMs,
  isSelling,
  onBuy,
  onChanged,
}: PreviewArtworkProps) {
  const reserved = findReservation(artwork);
  const panel = useRef<HTMLDivElement>(null);
  // The clicked button disappears with its result.
  const keepFocus = () => panel.current?.focus({ preventScroll: true });
  const { mutate: release, isPending: isReleasing } = useMutation({
    ...releaseReservedPrint(),
    onSettled: onChanged,
    onSuccess: () => {
      keepFocus();
      showToast({
        title: 'Number Released',
        description: `${artwork.title || UNTITLED_ARTWORK} can be reserved again in ${RESERVATION_COOLDOWN_HOURS} hours.`,
      });
    },
    onError: (error) =>
      showErrorToast('The number could not be released', serverMessageOf(error, 'Please try again.')),
  });

  return (
    <article className={styles.work} aria-label={artwork.title || UNTITLED_ARTWORK}>
      <div>
        <Picture picture={artwork.picture} sizes="(min-width: 64rem) 55vw, 92vw" />
      </div>
      <div className={styles.side} ref={panel} tabIndex={-1}>
        <ArtworkLabel
          title={artwork.title || UNTITLED_ARTWORK}
          heading="h3"
          size="plate"
          series={artwork.series}
          year={artwork.year}
          medium={artwork.medium}
          availability={
            <>
              Shown to you until <time dateTime={artwork.expiresAt}>{formatDeadline(artwork.expiresAt)}</time>
            </>
          }
        />
        {artwork.note && <p className={styles.note}>{artwork.note}</p>}
        <div className={styles.numbers}>
          <EditionNumberReservation artwork={artwork} onReserved={keepFocus} onChanged={onChanged} />
        </div>
        {reserved && (
          <ActiveReservation
            size={reserved.edition.size}
            editionNumber={reserved.editionNumber}
            total={reserved.edition.total}
            until={reserved.until}
            serverAheadMs={serverAheadMs}
            canBuy={isSelling && reservedCartItem(artwork) !== null}
            isReleasing={isReleasing}
            onBuy={() => onBuy(artwork)}
            onRelease={() =>
              release({ editionId: reserved.edition.editionId, editionNumber: reserved.editionNumber })
            }
          />
        )}
        <PresaleNotification artwork={artwork} onChanged={onChanged} />
      </div>
    </article>
  );
}
