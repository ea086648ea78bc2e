import { Injectable } from '@nestjs/common';
import { PrintSalesService } from '../../orders';
import {
  csvFile,
  encodeCursor,
  decodeCursor,
  DEFAULT_PAGE_SIZE,
  inBatches,
  parseCursorTime,
  type CsvValue,
} from '../../platform';
import {
  CertificateListStore,
  type CertificateCursor,
  type ListedCertificate,
  type ResolvedCertificateFilter,
} from './certificate-list.store';
import type { CertificateList, CertificateListQuery, CertificateRow } from './dto/certificate-admin.dto';

const COLUMNS = [
  'Certificate',
  'State',
  'Title',
  'Size',
  'Number',
  'Edition',
  'Holder',
  'E-mail',
  'Order',
  'Issued (UTC)',
  'Signature',
];

/**
 * The admin's list of certificates: a page, or everything that matches as CSV. A fixed number of queries a page, and
 * one or two more for a search.
 */
@Injectable()
export class CertificateListQueries {
  constructor(
    private readonly certificateListStore: CertificateListStore,
    private readonly printSalesService: PrintSalesService,
  ) {}

  /** @throws AppError `validation_failed` for an invalid cursor */
  async page({
    cursor,
    limit = DEFAULT_PAGE_SIZE,
    ...query
  }: CertificateListQuery): Promise<CertificateList> {
    const after = cursor ? parseCursor(cursor) : null;
    const filter = await this.resolveFilter(query);
    // One row more than the limit tells whether there is another page.
    const [found, total] = await Promise.all([
      this.certificateListStore.page(filter, after, limit + 1),
      this.certificateListStore.count(filter),
    ]);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: await this.rows(shown),
      total,
      nextCursor: last && found.length > limit ? encodeCursor(last.issuedAt.getTime(), last.id) : null,
    };
  }

  /** Everything that matches, newest first. */
  csv(query: CertificateListQuery): AsyncGenerator<string> {
    return csvFile(COLUMNS, this.batches(query));
  }

  private async *batches(query: CertificateListQuery): AsyncGenerator<CsvValue[][]> {
    const filter = await this.resolveFilter(query);
    for await (const found of inBatches<ListedCertificate>((last, limit) =>
      this.certificateListStore.page(filter, last, limit),
    ))
      yield (await this.rows(found)).map(csvValues);
  }

  private async resolveFilter({
    q,
    state,
    signature,
    collector,
  }: CertificateListQuery): Promise<ResolvedCertificateFilter> {
    const orderIds = q ? await this.printSalesService.findIdsByOrderNumber(q) : [];
    return this.certificateListStore.resolveFilter({ q, state, signature, collector }, orderIds);
  }

  private async rows(certificates: readonly ListedCertificate[]): Promise<CertificateRow[]> {
    const numbers = await this.printSalesService.findOrderNumbers(certificates.map(({ orderId }) => orderId));
    return certificates.map((certificate) =>
      presentCertificateRow(certificate, numbers.get(certificate.orderId) ?? null),
    );
  }
}

/** A certificate as the list shows it. */
export const presentCertificateRow = (
  certificate: ListedCertificate,
  orderNumber: string | null,
): CertificateRow => ({
  coaId: certificate.coaId,
  artworkTitle: certificate.artworkTitle,
  size: certificate.size,
  editionNumber: certificate.editionNumber,
  total: certificate.editionTotal,
  state: certificate.state,
  holderName: certificate.holderName,
  holderEmail: certificate.holderEmail,
  collectorId: certificate.holderCollectorId,
  orderNumber,
  issuedAt: certificate.issuedAt.toISOString(),
  signatureApplied: certificate.signatureAppliedAt !== null,
});

function parseCursor(cursor: string): CertificateCursor {
  const [issuedAt = '', id = ''] = decodeCursor(cursor, 2);
  return { issuedAt: parseCursorTime(issuedAt), id };
}

const csvValues = (row: CertificateRow): CsvValue[] => [
  row.coaId,
  row.state,
  row.artworkTitle,
  row.size,
  row.editionNumber,
  row.total,
  row.holderName,
  row.holderEmail,
  row.orderNumber,
  row.issuedAt,
  row.signatureApplied ? 'applied' : 'missing',
];
