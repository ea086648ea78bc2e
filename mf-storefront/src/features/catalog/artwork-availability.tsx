import {
  editionsToPrice,
  formatMoney,
  formatSize,
  fromPriceLabel,
  stockStatusOf,
  toCents,
} from '@gallery/domain';
import type { ArtworkCard, ArtworkRecord } from '@gallery/contracts';
import { EditionStock } from '@gallery/ui';
import type { ReactNode } from 'react';
import styles from './artwork-availability.module.css';

type Edition = ArtworkRecord['editionOptions'][number];

type EditionForSale = Pick<Edition, 'size' | 'total' | 'sold' | 'held' | 'price'>;

/** What an artwork's availability depends on. */
export interface ArtworkForSale {
  isFeatured: boolean;
  editionOptions: readonly EditionForSale[];
}

/**
 * The availability on a label: 'Sold Out', or the lowest price and what remains, with the dots and the price of the
 * leading edition.
 */
export function ArtworkAvailability({ artwork }: { artwork: ArtworkForSale }) {
  const { stock, price, words } = describeAvailability(artwork);
  const leading = leadingEdition(artwork.editionOptions);
  if (stock.state === 'sold-out') {
    return leading ? <Dots edition={leading}>{words}</Dots> : words;
  }
  const isFew = stock.state === 'few';
  // Where one edition is left, its dots say what the words do.
  const isWhole = isFew && leading !== null && leading.total - leading.sold === stock.remaining;
  return (
    <>
      {isWhole ? <Dots edition={leading}>{words}</Dots> : <span>{words}</span>}
      {isFew && !isWhole && <span>. {price}</span>}
      {isFew && isWhole && <span className={styles.line}>{price}</span>}
      {leading && !isWhole && (
        <span className={styles.line}>
          <Dots edition={leading}>{leadingEditionLabel(leading)}</Dots>
        </span>
      )}
    </>
  );
}

export const artworkForSaleFromCard = ({ isFeatured, availableSizes }: ArtworkCard): ArtworkForSale => ({
  isFeatured,
  editionOptions: availableSizes.map(({ size, edition, sold, held, price }) => ({
    size,
    total: edition,
    sold,
    held,
    price,
  })),
});

function Dots({ edition, children }: { edition: EditionForSale; children: ReactNode }) {
  const { total, sold, held } = edition;
  return (
    <EditionStock total={total} sold={sold} held={held}>
      {children}
    </EditionStock>
  );
}

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

const DOTS_EDITION_SIZE = 9;

/** The smallest framed edition with a print left, or the smallest of all once they are sold; null for minis alone. */
function leadingEdition(editions: readonly EditionForSale[]): EditionForSale | null {
  const framed = editions.filter(({ total }) => total === DOTS_EDITION_SIZE);
  return framed.find(({ sold, total }) => sold < total) ?? framed[0] ?? null;
}

/** '20 × 20 in, $4,000'; its size alone without a price. */
function leadingEditionLabel({ size, price }: EditionForSale): string {
  return [formatSize(size), ...(price ? [formatMoney(toCents(price))] : [])].join(', ');
}
