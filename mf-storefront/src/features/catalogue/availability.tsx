import { cents, priceFrom, stockOf } from '@gallery/domain';
import type { ArtworkCard, ArtworkRecord } from '@gallery/contracts';
import { EditionLedger } from '@gallery/ui';
import styles from './availability.module.css';

type Edition = ArtworkRecord['editionOptions'][number];

/** What decides the words about buying a work. */
export interface ForSale {
  isFeatured: boolean;
  editionOptions: readonly Pick<Edition, 'total' | 'sold' | 'held' | 'price'>[];
}

/**
 * What the label says about buying: 'Sold Out', '3 remaining' (with what is on hold), else the lowest price. A card
 * says the price beneath the count.
 */
export function Availability({ artwork }: { artwork: ForSale }) {
  const { stock, price, words } = availabilityOf(artwork);
  if (stock.state === 'open' || stock.state === 'featured') return words;

  const told = toldByDots(artwork.editionOptions);
  return (
    <>
      {told ? (
        <EditionLedger total={told.total} sold={told.sold} held={told.held}>
          {words}
        </EditionLedger>
      ) : (
        words
      )}
      {stock.state === 'few' && <span className={styles.cardPrice}>{price}</span>}
    </>
  );
}

/** What decides it for the work of a card. */
export const forSaleOfCard = ({ isFeatured, availableSizes }: ArtworkCard): ForSale => ({
  isFeatured,
  editionOptions: availableSizes.map(({ edition, sold, held, price }) => ({
    total: edition,
    sold,
    held,
    price,
  })),
});

/** The same in words alone, where a label is narrow. */
export function AvailabilityWords({ artwork }: { artwork: ForSale }) {
  return availabilityOf(artwork).words;
}

function availabilityOf({ editionOptions: editions, isFeatured }: ForSale) {
  const stock = stockOf(editions, isFeatured);
  const price = priceFrom(editions.map((edition) => (edition.price === null ? null : cents(edition.price))));
  if (stock.state === 'open' || stock.state === 'featured') {
    return { stock, price, words: [stock.label, price].filter(Boolean).join('. ') };
  }
  const held = editions.reduce((sum, edition) => sum + edition.held, 0);
  return { stock, price, words: held > 0 ? `${stock.label}, ${held} on hold` : stock.label };
}

type Count = Pick<Edition, 'total' | 'sold' | 'held'>;

const LEDGER = 9;

/**
 * The edition whose dots tell the same as the words: the only one with prints left, or any when all are sold. Dots only
 * where one edition of nine is the whole story, so that they never say less than the words.
 */
function toldByDots(editions: readonly Count[]): Count | null {
  const ofNine = editions.filter((edition) => edition.total === LEDGER);
  const open = editions.filter((edition) => edition.sold < edition.total);
  if (open.length === 0) return ofNine[0] ?? null;
  const [only] = open;
  return open.length === 1 && only?.total === LEDGER ? only : null;
}
