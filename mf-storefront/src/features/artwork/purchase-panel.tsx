import type { ArtworkRecord } from '@gallery/contracts';
import { Button, Notice } from '@gallery/ui';
import { useState } from 'react';
import { isForSale, purchaseLabel, soleEdition, type EditionOption } from './edition-choice';
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
  const frameStyle = edition?.frameStyles.find((style) => style === frame) ?? edition?.frameColor ?? '';
  const isSoldOut = !editions.some(isForSale);

  const purchase = () => {
    if (edition) onPurchase(edition, frameStyle);
    else setAsked(true);
  };

  return (
    <>
      <EditionRows
        editions={editions}
        selectedId={chosenId}
        onSelect={(option) => setChosenId(option.editionId)}
      />
      {edition && (
        <>
          <FrameChoice frameStyles={edition.frameStyles} selected={frameStyle} onSelect={setFrame} />
          <EditionStatus edition={edition} />
        </>
      )}
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
