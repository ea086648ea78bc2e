import type { ArtworkRecord } from '@gallery/contracts';
import { Button, Notice } from '@gallery/ui';
import { useState } from 'react';
import {
  availableFrameStyles,
  resolveFrameStyle,
  isForSale,
  purchaseLabel,
  type EditionOption,
} from './edition-options';
import { EditionPicker } from './edition-picker';
import { EditionStatus } from './edition-status';
import { FramePicker } from './frame-picker';
import styles from './purchase-panel.module.css';

export interface PurchasePanelProps {
  artwork: ArtworkRecord;
  /** The chosen edition; null while there is none. */
  edition: EditionOption | null;
  onChoose: (edition: EditionOption) => void;
  /** Puts a print of the edition, in this frame, into the cart and goes there. */
  onPurchase: (edition: EditionOption, frameStyle: string) => void;
}

/** Edition, frame and the purchase button, in that order. */
export function PurchasePanel({ artwork, edition, onChoose, onPurchase }: PurchasePanelProps) {
  const editions = artwork.editionOptions;
  const [frame, setFrame] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const frameStyles = availableFrameStyles(editions, edition);
  const isSoldOut = !editions.some(isForSale);

  const purchase = () => {
    if (edition) onPurchase(edition, resolveFrameStyle(edition, frame));
    else setAsked(true);
  };

  return (
    <>
      <EditionPicker
        editions={editions}
        selectedId={edition?.editionId ?? null}
        frameStyle={frame}
        onSelect={onChoose}
      />
      <FramePicker
        frameStyles={frameStyles}
        selected={edition ? resolveFrameStyle(edition, frame) : (frame ?? frameStyles[0] ?? '')}
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
