import { cents, priceFrom, stockOf } from '@gallery/domain';
import type { ArtworkRecord } from '@gallery/contracts';
import { EditionLedger } from '@gallery/ui';
import styles from './availability.module.css';

/**
 * What the label says about buying: 'Sold Out', '3 remaining' (with what is on hold), else the lowest price. A card
 * says the price beneath the count (S69, S71).
 */
export function Availability({ artwork }: { artwork: ArtworkRecord }) {
  const editions = artwork.editionOptions;
  const stock = stockOf(editions, artwork.isFeatured);
  const price = priceFrom(editions.map((edition) => (edition.price === null ? null : cents(edition.price))));
  if (stock.state === 'open' || stock.state === 'featured') {
    return <>{[stock.label, price].filter(Boolean).join(', ')}</>;
  }

  const held = editions.reduce((sum, edition) => sum + edition.held, 0);
  const words = held > 0 ? `${stock.label}, ${held} on hold` : stock.label;
  const told = toldByDots(editions);
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

type Count = Pick<ArtworkRecord['editionOptions'][number], 'total' | 'sold' | 'held'>;

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
