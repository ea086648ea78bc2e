import { toCents, fromPriceLabel, stockStatusOf } from '@gallery/domain';
import type { ArtworkCard, ArtworkRecord } from '@gallery/contracts';
import { EditionStock } from '@gallery/ui';
import styles from './artwork-availability.module.css';

type Edition = ArtworkRecord['editionOptions'][number];

/** What decides the words about buying a work. */
export interface ArtworkForSale {
  isFeatured: boolean;
  editionOptions: readonly Pick<Edition, 'total' | 'sold' | 'held' | 'price'>[];
}

/**
 * What the label says about buying: 'Sold Out', '3 remaining' (with what is on hold), else the lowest price. A card
 * says the price beneath the count.
 */
export function ArtworkAvailability({ artwork }: { artwork: ArtworkForSale }) {
  const { stock, price, words } = describeAvailability(artwork);
  if (stock.state === 'open' || stock.state === 'featured') return words;

  const told = editionForStockDots(artwork.editionOptions);
  return (
    <>
      {told ? (
        <EditionStock total={told.total} sold={told.sold} held={told.held}>
          {words}
        </EditionStock>
      ) : (
        words
      )}
      {stock.state === 'few' && <span className={styles.cardPrice}>{price}</span>}
    </>
  );
}

/** What decides it for the work of a card. */
export const artworkForSaleFromCard = ({ isFeatured, availableSizes }: ArtworkCard): ArtworkForSale => ({
  isFeatured,
  editionOptions: availableSizes.map(({ edition, sold, held, price }) => ({
    total: edition,
    sold,
    held,
    price,
  })),
});

/** The same in words alone, where a label is narrow. */
export function ArtworkAvailabilityText({ artwork }: { artwork: ArtworkForSale }) {
  return describeAvailability(artwork).words;
}

function describeAvailability({ editionOptions: editions, isFeatured }: ArtworkForSale) {
  const stock = stockStatusOf(editions, isFeatured);
  const price = fromPriceLabel(
    editions.map((edition) => (edition.price === null ? null : toCents(edition.price))),
  );
  if (stock.state === 'open' || stock.state === 'featured') {
    return { stock, price, words: [stock.label, price].filter(Boolean).join('. ') };
  }
  const held = editions.reduce((sum, edition) => sum + edition.held, 0);
  return { stock, price, words: held > 0 ? `${stock.label}, ${held} on hold` : stock.label };
}

type EditionCount = Pick<Edition, 'total' | 'sold' | 'held'>;

const DOTS_EDITION_SIZE = 9;

/**
 * The edition whose dots tell the same as the words: the only one with prints left, or any when all are sold. Dots only
 * where one edition of nine is the whole story, so that they never say less than the words.
 */
function editionForStockDots(editions: readonly EditionCount[]): EditionCount | null {
  const ofNine = editions.filter((edition) => edition.total === DOTS_EDITION_SIZE);
  const open = editions.filter((edition) => edition.sold < edition.total);
  if (open.length === 0) return ofNine[0] ?? null;
  const [only] = open;
  return open.length === 1 && only?.total === DOTS_EDITION_SIZE ? only : null;
}
