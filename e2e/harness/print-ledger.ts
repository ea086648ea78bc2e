import type { Gallery } from './test';

/** A row of the print ledger. */
export interface PrintInLedger {
  editionNumber: number;
  state: 'available' | 'held' | 'sold' | 'void';
}

/** The prints of one edition, by edition number. */
export function ledgerOf(
  gallery: Gallery,
  work: { slug: string; sizeKey: string },
): Promise<PrintInLedger[]> {
  return gallery.query<PrintInLedger>(
    `SELECT prints.edition_number AS editionNumber, prints.state FROM prints
       JOIN editions ON editions.id = prints.edition_id
       JOIN artworks ON artworks.id = editions.artwork_id
      WHERE artworks.slug = ? AND editions.size = ?
      ORDER BY prints.edition_number`,
    [work.slug, work.sizeKey],
  );
}

/** Edition numbers in this state. */
export async function numbersIn(
  gallery: Gallery,
  work: { slug: string; sizeKey: string },
  state: PrintInLedger['state'],
): Promise<number[]> {
  const prints = await ledgerOf(gallery, work);
  return prints.filter((print) => print.state === state).map((print) => print.editionNumber);
}
