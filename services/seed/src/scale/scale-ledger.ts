import type { CertificateSigningService } from '@gallery/api/certificates';
import type { BulkInsert } from './bulk-insert';
import type { ScaleLine, ScaleSale } from './scale-sale';
import type { ScaleWork } from './scale-artworks';
import type { SeededRandom } from '@gallery/domain';

/** Who has a number. */
interface Holding {
  orderId: string;
  lineId: string;
  at: Date;
}

/** The ledger of a seeded gallery, as its orders make it. */
export class ScaleLedger {
  private readonly holdings = new Map<string, Map<number, Holding>>();

  take({ id, at, lines }: ScaleSale): void {
    for (const { id: lineId, edition, editionNumbers } of lines) {
      const taken = this.holdings.get(edition.id) ?? new Map<number, Holding>();
      this.holdings.set(edition.id, taken);
      for (const number of editionNumbers) taken.set(number, { orderId: id, lineId, at });
    }
  }

  /** Every number of every edition: sold to its order, or free. Then the ledger's history of the sold ones. */
  async write(bulk: BulkInsert, random: SeededRandom, works: readonly ScaleWork[]): Promise<void> {
    const editions = works.flatMap((work) => work.editions);
    for (const { id, total } of editions) {
      for (let editionNumber = 1; editionNumber <= total; editionNumber += 1) {
        const holding = this.holdings.get(id)?.get(editionNumber);
        await bulk.add('prints', {
          edition_id: id,
          edition_number: editionNumber,
          state: holding ? 'sold' : 'available',
          order_id: holding?.orderId ?? null,
          order_line_id: holding?.lineId ?? null,
        });
      }
    }
    await bulk.finish();
    for (const [editionId, taken] of this.holdings) {
      for (const [editionNumber, { orderId, lineId, at }] of taken) {
        await bulk.add('print_events', {
          id: random.id(at),
          edition_id: editionId,
          edition_number: editionNumber,
          kind: 'sold',
          order_id: orderId,
          order_line_id: lineId,
          actor: 'shop',
          created_at: at,
        });
      }
    }
    await bulk.finish();
  }
}

/** One signed certificate for each number that an order sold; a refund has revoked them. */
export async function writeCertificates(
  bulk: BulkInsert,
  random: SeededRandom,
  signer: CertificateSigningService,
  sale: ScaleSale,
): Promise<void> {
  for (const line of sale.lines) {
    for (const number of line.editionNumbers)
      await writeCertificate(bulk, random, signer, { sale, line, editionNumber: number });
  }
}

async function writeCertificate(
  bulk: BulkInsert,
  random: SeededRandom,
  signer: CertificateSigningService,
  {
    sale,
    line: { id: lineId, work, edition },
    editionNumber,
  }: { sale: ScaleSale; line: ScaleLine; editionNumber: number },
): Promise<void> {
  const { at, buyer, isRefunded } = sale;
  const stated = {
    id: random.id(at),
    coaId: `COA-${random.groups(3)}`,
    editionId: edition.id,
    editionNumber,
    orderId: sale.id,
    orderLineId: lineId,
    artworkId: work.id,
    artworkTitle: work.title,
    series: work.series,
    year: work.year,
    medium: work.medium,
    pictureId: work.pictureId,
    size: edition.size,
    frameSize: edition.frameSize,
    frameStyle: edition.frameStyle,
    editionTotal: edition.total,
    saleDate: at,
    issuedAt: at,
    state: 'issued' as const,
    customFrame: null,
    replaces: null,
  };
  const { statement, statementSignature, keyId } = signer.sign(stated);
  await bulk.add('certificates', {
    id: stated.id,
    coa_id: stated.coaId,
    edition_id: stated.editionId,
    edition_number: editionNumber,
    order_id: sale.id,
    order_line_id: lineId,
    artwork_id: work.id,
    artwork_title: work.title,
    series: work.series,
    year: work.year,
    medium: work.medium,
    picture_id: work.pictureId,
    size: edition.size,
    frame_size: edition.frameSize,
    frame_style: edition.frameStyle,
    edition_total: edition.total,
    holder_name: buyer.name,
    holder_email: buyer.email,
    holder_collector_id: buyer.collectorId,
    sale_date: at,
    issued_at: at,
    state: isRefunded ? 'revoked' : 'issued',
    statement,
    statement_signature: statementSignature,
    key_id: keyId,
  });
  const kinds = isRefunded ? (['issued', 'revoked'] as const) : (['issued'] as const);
  for (const [place, kind] of kinds.entries()) {
    // A history is in chronological order.
    const moment = new Date(at.getTime() + place * 60_000);
    await bulk.add('certificate_events', {
      id: random.id(moment),
      certificate_id: stated.id,
      kind,
      holder_name: buyer.name,
      holder_collector_id: buyer.collectorId,
      actor: 'shop',
      note: null,
      created_at: moment,
    });
  }
}
