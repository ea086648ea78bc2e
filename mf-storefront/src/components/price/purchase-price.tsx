import type { ArtworkRecord, EditionOption } from '@gallery/contracts';
import { frameTypeOfStyle, isZipCode, quotePanelRows, zipDestination } from '@gallery/domain';
import { useCheckoutDraft } from '@gallery/session';
import { PricePanel } from '@gallery/ui';
import styles from './purchase-price.module.css';
import { useQuote } from './use-quote';
import { ZipField } from './zip-field';

export interface PurchasePriceProps {
  artwork: Pick<ArtworkRecord, 'id' | 'title'>;
  edition: EditionOption;
  /** The selected style. */
  frameStyle: string;
  /** Calculates the price here until a ZIP is known, so that a visit that chooses nothing sends no request. */
  isEstimate?: boolean;
  /** On phones only what is charged today, until someone opens the rest. */
  isShort?: boolean;
}

/** What one print costs, before it is in the cart. */
export function PurchasePrice({
  artwork,
  edition,
  frameStyle,
  isEstimate = false,
  isShort,
}: PurchasePriceProps) {
  const zip = useCheckoutDraft((draft) => draft.zip);
  const update = useCheckoutDraft((draft) => draft.update);
  const destination = zipDestination(zip);
  const quote = useQuote(
    [
      {
        title: artwork.title,
        size: edition.size,
        frameType: frameTypeOfStyle(frameStyle),
        price: edition.price ?? 0,
        quantity: 1,
        artworkId: artwork.id,
      },
    ],
    { billing: destination, shipping: destination, isEstimate: isEstimate && !isZipCode(zip) },
  );
  return (
    <div className={styles.price}>
      <PricePanel price={quotePanelRows(quote, 'cart')} isShort={isShort}>
        <ZipField zip={zip} onChange={(typed) => update({ zip: typed })} />
      </PricePanel>
    </div>
  );
}
