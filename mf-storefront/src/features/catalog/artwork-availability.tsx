import { editionsToPrice, fromPriceLabel, stockStatusOf, toCents } from '@gallery/domain';
import type { ArtworkCard, ArtworkRecord } from '@gallery/contracts';
import { EditionStock } from '@gallery/ui';
import styles from './artwork-availability.module.css';

type Edition = ArtworkRecord['editionOptions'][number];

/** What an artwork's availability depends on. */
export interface ArtworkForSale {
  isFeatured: boolean;
  editionOptions: readonly Pick<Edition, 'total' | 'sold' | 'held' | 'price'>[];
}

/**
 * The availability on a label: 'Sold Out', '3 remaining' (with prints on hold), else the lowest price. A card shows
 * the price below the count.
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

export const artworkForSaleFromCard = ({ isFeatured, availableSizes }: ArtworkCard): ArtworkForSale => ({
  isFeatured,
  editionOptions: availableSizes.map(({ edition, sold, held, price }) => ({
    total: edition,
    sold,
    held,
    price,
  })),
});

/** As text alone, for narrow labels. */
export function ArtworkAvailabilityText({ artwork }: { artwork: ArtworkForSale }) {
  return describeAvailability(artwork).words;
}

function describeAvailability({ editionOptions: editions, isFeatured }: ArtworkForSale) {
  const stock = stockStatusOf(editions, isFeatured);
  const price = fromPriceLabel(
    editionsToPrice(editions).map((edition) => (edition.price === null ? null : toCents(edition.price))),
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
 * The edition whose dots say the same as the text: the only one with prints left, or any if all are sold. Only where
 * one edition of nine is the whole story.
 */
function editionForStockDots(editions: readonly EditionCount[]): EditionCount | null {
  const ofNine = editions.filter((edition) => edition.total === DOTS_EDITION_SIZE);
  const open = editions.filter((edition) => edition.sold < edition.total);
  if (open.length === 0) return ofNine[0] ?? null;
  const [only] = open;
  return open.length === 1 && only?.total === DOTS_EDITION_SIZE ? only : null;
}
