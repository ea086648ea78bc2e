import { Injectable } from '@nestjs/common';
import { PrintSalesService } from '../../orders';
import {
  type AttentionPart,
  decodeTimeCursor,
  listCsv,
  listPage,
  Settings,
  type CsvColumns,
  type KeysetList,
} from '../../platform';
import { CertificateListStore, type ListedCertificate } from './certificate-list.store';
import type { CertificateList, CertificateListQuery, CertificateRow } from './dto/certificate-admin.dto';

const COLUMNS: CsvColumns<CertificateRow> = [
  ['Certificate', (row) => row.coaId],
  ['State', (row) => row.state],
  ['Title', (row) => row.artworkTitle],
  ['Size', (row) => row.size],
  ['Number', (row) => row.editionNumber],
  ['Edition', (row) => row.total],
  ['Holder', (row) => row.holderName],
  ['Email', (row) => row.holderEmail],
  ['Order', (row) => row.orderNumber],
  ['Issued', (row) => row.issuedAt, 'time'],
  ['Signature', (row) => (row.signatureApplied ? 'applied' : 'missing')],
];

/**
 * The admin's list of certificates: a page, or everything that matches as CSV. A fixed number of queries per page, and
 * one or two more for a search.
 */
@Injectable()
export class CertificateListQueries {
  constructor(
    private readonly certificateListStore: CertificateListStore,
    private readonly printSalesService: PrintSalesService,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError `validation_failed` for an invalid cursor */
  async page(query: CertificateListQuery): Promise<CertificateList> {
    return listPage(await this.keysetList(query), query, (certificates) => this.rows(certificates));
  }

  /** Everything that matches, newest first. */
  async csv(query: CertificateListQuery): Promise<AsyncGenerator<string>> {
    return listCsv(
      COLUMNS,
      await this.keysetList(query),
      (certificates) => this.rows(certificates),
      this.settings.brand.timeZone,
    );
  }

  /** Certificates without a signature. */
  attention(): AttentionPart {
    return this.certificateListStore.attention();
  }

  private async keysetList({
    q,
    state,
    signature,
    collector,
  }: CertificateListQuery): Promise<KeysetList<ListedCertificate>> {
    const orderIds = q ? await this.printSalesService.findIdsByOrderNumber(q) : [];
    const filter = await this.certificateListStore.resolveFilter(
      { q, state, signature, collector },
      orderIds,
    );
    return {
      read: (cursor, limit) => this.certificateListStore.page(filter, decodeTimeCursor(cursor), limit),
      count: () => this.certificateListStore.count(filter),
      isSearch: filter.found !== null,
      cursorOf: ({ issuedAt, id }) => [issuedAt, id],
    };
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
