import type { ArtworkRecord } from '@gallery/contracts';
import { Button, Notice } from '@gallery/ui';
import { useState } from 'react';
import {
  framesOnOffer,
  frameStyleOf,
  isForSale,
  purchaseLabel,
  soleEdition,
  type EditionOption,
} from './edition-choice';
import { EditionRows } from './edition-rows';
import { EditionStatus } from './edition-status';
import { FrameChoice } from './frame-choice';
import styles from './purchase-panel.module.css';

export interface PurchasePanelProps {
  artwork: ArtworkRecord;
  /** Puts a print of the edition, in this frame, into the cart and goes there (S88). */
  onPurchase: (edition: EditionOption, frameStyle: string) => void;
}

/** Edition, frame and the purchase button, in that order. */
export function PurchasePanel({ artwork, onPurchase }: PurchasePanelProps) {
  const editions = artwork.editionOptions;
  const [chosenId, setChosenId] = useState(() => soleEdition(editions)?.editionId ?? null);
  const [frame, setFrame] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const edition = editions.find((option) => option.editionId === chosenId) ?? null;
  const frameStyles = framesOnOffer(editions, edition);
  const isSoldOut = !editions.some(isForSale);

  const purchase = () => {
    if (edition) onPurchase(edition, frameStyleOf(edition, frame));
    else setAsked(true);
  };

  return (
    <>
      <EditionRows
        editions={editions}
        selectedId={chosenId}
        frameStyle={frame}
        onSelect={(option) => setChosenId(option.editionId)}
      />
      <FrameChoice
        frameStyles={frameStyles}
        selected={edition ? frameStyleOf(edition, frame) : (frame ?? frameStyles[0] ?? '')}
        onSelect={setFrame}
      />
      {edition && <EditionStatus edition={edition} />}
      <div className={styles.buy}>
        <Button variant="filled" isWide disabled={isSoldOut} onClick={purchase}>
          {isSoldOut ? 'Sold Out' : purchaseLabel(edition)}
        </Button>
      </div>
      {isAsked && !edition && (
        <div className={styles.message}>
          <Notice tone="error">Choose an edition first.</Notice>
        </div>
      )}
    </>
  );
}
