import { releaseReservedPrint, serverMessageOf } from '@gallery/api-client';
import type { PreviewEdition, PreviewedArtwork } from '@gallery/contracts';
import {
  framedDimensionsOf,
  framedPictureAlt,
  RESERVATION_COOLDOWN_HOURS,
  UNTITLED_ARTWORK,
} from '@gallery/domain';
import { showToast, showErrorToast, useDateTimeFormat } from '@gallery/session';
import { ArtworkLabel, ChipRadio, ChipRow, FramedPicture, Picture } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { EditionNumberReservation } from './edition-number-reservation';
import { PresaleNotification } from './presale-notification';
import styles from './private-preview.module.css';
import { ActiveReservation } from './active-reservation';
import { findReservation, reservedCartItem, resolveFrameStyle } from './reserved-print';

export interface PrivatePreviewProps {
  work: PreviewedArtwork;
  /** How far the server's clock is ahead of this one. */
  serverAheadMs: number;
  /** Prints can be bought online; otherwise they are inquired about. */
  isSelling: boolean;
  /** Buys the reserved print in this frame; null for the edition's own. */
  onBuy: (work: PreviewedArtwork, frameStyle: string | null) => void;
  /** Refetches editions; resolves when they are loaded. */
  onChanged: () => Promise<unknown>;
}

/** An artwork of a private preview: its picture in the chosen frame, its editions, and the collector's reservation. */
export function PrivatePreview({
  work: artwork,
  serverAheadMs,
  isSelling,
  onBuy,
  onChanged,
}: PrivatePreviewProps) {
  const reserved = findReservation(artwork);
  const [chosenFrame, setChosenFrame] = useState<string | null>(null);
  const [editionId, setEditionId] = useState<string | null>(null);
  const edition =
    reserved?.edition ??
    artwork.editions.find((each) => each.editionId === editionId) ??
    artwork.editions.find(({ frameSize }) => frameSize !== null) ??
    artwork.editions[0];
  const title = artwork.title || UNTITLED_ARTWORK;
  const formatTime = useDateTimeFormat();
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
        description: `${title} can be reserved again in ${RESERVATION_COOLDOWN_HOURS} hours.`,
      });
    },
    onError: (error) =>
      showErrorToast('The number could not be released', serverMessageOf(error, 'Please try again.')),
  });

  return (
    <article className={styles.work} aria-label={title}>
      <div>
        {edition ? (
          <FramedPreview
            artwork={artwork}
            edition={edition}
            frameStyle={resolveFrameStyle(edition, chosenFrame)}
            onChooseFrame={setChosenFrame}
          />
        ) : (
          <Picture picture={artwork.picture} sizes={PICTURE_SIZES} />
        )}
      </div>
      <div className={styles.side} ref={panel} tabIndex={-1}>
        <ArtworkLabel
          title={title}
          heading="h3"
          size="plate"
          series={artwork.series}
          year={artwork.year}
          medium={artwork.medium}
          availability={
            <>
              Private preview until <time dateTime={artwork.expiresAt}>{formatTime(artwork.expiresAt)}</time>
            </>
          }
        />
        {artwork.note && <p className={styles.note}>{artwork.note}</p>}
        <div className={styles.numbers}>
          <EditionNumberReservation
            artwork={artwork}
            onReserved={keepFocus}
            onChanged={onChanged}
            onChooseEdition={setEditionId}
          />
        </div>
        {reserved && (
          <ActiveReservation
            size={reserved.edition.size}
            editionNumber={reserved.editionNumber}
            total={reserved.edition.total}
            until={reserved.until}
            serverAheadMs={serverAheadMs}
            canBuy={isSelling && reservedCartItem(artwork, chosenFrame) !== null}
            isReleasing={isReleasing}
            onBuy={() => onBuy(artwork, chosenFrame)}
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

const PICTURE_SIZES = '(min-width: 64rem) 55vw, 92vw';

interface FramedPreviewProps {
  artwork: PreviewedArtwork;
  /** The edition that is drawn: the reserved or the chosen one. */
  edition: PreviewEdition;
  frameStyle: string;
  onChooseFrame: (frameStyle: string) => void;
}

/** The picture in its frame, and the frames to choose from; a single one is no choice. */
function FramedPreview({
  artwork: { title, picture },
  edition: { size, frameSize, frameStyles },
  frameStyle,
  onChooseFrame,
}: FramedPreviewProps) {
  const name = useId();
  return (
    <>
      <FramedPicture
        framed={framedDimensionsOf(
          { size, frameSize, frameStyle },
          picture ? picture.width / picture.height : undefined,
        )}
        picture={picture}
        sizes={PICTURE_SIZES}
        alt={framedPictureAlt(title || UNTITLED_ARTWORK, frameStyle)}
      />
      {frameStyles.length > 1 && (
        <ChipRow legend="Frame" className={styles.frames}>
          {frameStyles.map((style) => (
            <ChipRadio
              key={style}
              name={name}
              value={style}
              checked={style === frameStyle}
              onChange={() => onChooseFrame(style)}
            >
              {style}
            </ChipRadio>
          ))}
        </ChipRow>
      )}
    </>
  );
}
