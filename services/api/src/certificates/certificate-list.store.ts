import { Injectable } from '@nestjs/common';
import { Brackets, In, type SelectQueryBuilder } from 'typeorm';
import { anywhere, Database, FEW_ROWS, foundByText, type FoundByText } from '../platform';
import { Certificate } from './certificate.entity';
import type { CertificateListQuery } from './dto/certificate-list.dto';

/** Which certificates are wanted. */
export type CertificateFilter = Pick<CertificateListQuery, 'q' | 'state' | 'signature' | 'collector'>;

/** The same, with what its text was found in. */
export type SoughtCertificates = CertificateFilter & {
  /** Certificates that have it; null where there is no text. */
  found: FoundByText | null;
  /** Orders whose number is like it. */
  orderIds: readonly string[];
};

/** The last certificate of the page before. */
export interface CertificatePlace {
  issuedAt: Date;
  id: string;
}

/** What a list shows; what a certificate states stays in the database. */
export type ListedCertificate = Pick<
  Certificate,
  | 'id'
  | 'coaId'
  | 'orderId'
  | 'artworkTitle'
  | 'size'
  | 'number'
  | 'editionTotal'
  | 'state'
  | 'holderName'
  | 'holderEmail'
  | 'holderCollectorId'
  | 'issuedAt'
  | 'signatureAppliedAt'
>;

/** What may stand in a certificate's number: most of what is searched for cannot, and need not be compared with it. */
const PART_OF_NUMBER = /^[0-9A-Z]{0,4}(?:-[0-9A-Z]{0,4}){0,3}$/i;

const IN_FORCE = "listed.state IN ('issued', 'transferred')";

/** Certificates as the console lists them. */
@Injectable()
export class CertificateListStore {
  constructor(private readonly database: Database) {}

  /** Looks a filter's text up, once for page and count, from an index alone: the rows hold whole statements. */
  async sought(filter: CertificateFilter, orderIds: readonly string[]): Promise<SoughtCertificates> {
    if (!filter.q) return { ...filter, found: null, orderIds };
    const rows = await this.database.manager
      .createQueryBuilder(Certificate, 'listed')
      .select('listed.id', 'id')
      .where(searched(filter.q, orderIds))
      .limit(FEW_ROWS + 1)
      .getRawMany<{ id: string }>();
    return { ...filter, found: foundByText(rows), orderIds };
  }

  /** Newest first, those after `place` only. Found by index alone; the rows are read for the page. */
  async page(
    sought: SoughtCertificates,
    place: CertificatePlace | null,
    limit: number,
  ): Promise<ListedCertificate[]> {
    const query = this.filtered(sought)
      .select('listed.id', 'id')
      .orderBy({ 'listed.issuedAt': 'DESC', 'listed.id': 'DESC' })
      .limit(limit);
    if (place)
      query.andWhere(
        '(listed.issuedAt < :issuedAt OR (listed.issuedAt = :issuedAt AND listed.id < :id))',
        place,
      );
    const ids = (await query.getRawMany<{ id: string }>()).map(({ id }) => id);
    if (ids.length === 0) return [];
    return this.database.manager.find(Certificate, {
      select: {
        id: true,
        coaId: true,
        orderId: true,
        artworkTitle: true,
        size: true,
        number: true,
        editionTotal: true,
        state: true,
        holderName: true,
        holderEmail: true,
        holderCollectorId: true,
        issuedAt: true,
        signatureAppliedAt: true,
      },
      where: { id: In(ids) },
      order: { issuedAt: 'DESC', id: 'DESC' },
    });
  }

  /** How many there are on all pages. */
  async count(sought: SoughtCertificates): Promise<number> {
    return this.filtered(sought).getCount();
  }

  private filtered({
    q,
    state,
    signature,
    collector,
    found,
    orderIds,
  }: SoughtCertificates): SelectQueryBuilder<Certificate> {
    const query = this.database.manager.createQueryBuilder(Certificate, 'listed');
    if (state) query.andWhere('listed.state = :state', { state });
    if (collector) query.andWhere('listed.holderCollectorId = :collector', { collector });
    if (signature)
      query.andWhere(
        `${IN_FORCE} AND listed.signatureAppliedAt IS ${signature === 'missing' ? '' : 'NOT '}NULL`,
      );
    if (found === 'many') query.andWhere(searched(q ?? '', orderIds));
    // An id that nobody has: of nothing an IN cannot be written.
    else if (found) query.andWhere('listed.id IN (:...found)', { found: ['', ...found] });
    return query;
  }
}

/** Anywhere in number, title, holder or their address, and of these orders. */
const searched = (q: string, orderIds: readonly string[]): Brackets =>
  new Brackets((either) => {
    const text = anywhere(q);
    either
      .where('listed.holderName LIKE :text', { text })
      .orWhere('listed.holderEmail LIKE :text')
      .orWhere('listed.artworkTitle LIKE :text');
    if (PART_OF_NUMBER.test(q)) either.orWhere('listed.coaId LIKE :text');
    if (orderIds.length > 0) either.orWhere('listed.orderId IN (:...orderIds)', { orderIds });
  });
