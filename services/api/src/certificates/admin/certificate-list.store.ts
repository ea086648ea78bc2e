import { Injectable } from '@nestjs/common';
import { Brackets, In, type SelectQueryBuilder } from 'typeorm';
import { anywhere, Database, MAX_LISTED_MATCHES, toTextMatches, type TextMatches } from '../../platform';
import { CertificateEntity } from '../entities/certificate.entity';
import type { CertificateListQuery } from './dto/certificate-list.dto';

/** Which certificates are wanted. */
export type CertificateFilterName = Pick<CertificateListQuery, 'q' | 'state' | 'signature' | 'collector'>;

/** The same, with what its text was found in. */
export type ResolvedCertificateFilter = CertificateFilterName & {
  /** Certificates that have it; null where there is no text. */
  found: TextMatches | null;
  /** Orders whose number is like it. */
  orderIds: readonly string[];
};

/** The last certificate of the page before. */
export interface CertificateCursor {
  issuedAt: Date;
  id: string;
}

/** What a list shows; what a certificate states stays in the database. */
export type ListedCertificate = Pick<
  CertificateEntity,
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
const PARTIAL_COA_ID = /^[0-9A-Z]{0,4}(?:-[0-9A-Z]{0,4}){0,3}$/i;

const IN_FORCE_SQL = "listed.state IN ('issued', 'transferred')";

/** Certificates as the console lists them. */
@Injectable()
export class CertificateListStore {
  constructor(private readonly database: Database) {}

  /** Looks a filter's text up, once for page and count, from an index alone: the rows hold whole statements. */
  async resolveFilter(
    filter: CertificateFilterName,
    orderIds: readonly string[],
  ): Promise<ResolvedCertificateFilter> {
    if (!filter.q) return { ...filter, found: null, orderIds };
    const rows = await this.database.manager
      .createQueryBuilder(CertificateEntity, 'listed')
      .select('listed.id', 'id')
      .where(searchCondition(filter.q, orderIds))
      .limit(MAX_LISTED_MATCHES + 1)
      .getRawMany<{ id: string }>();
    return { ...filter, found: toTextMatches(rows), orderIds };
  }

  /** Newest first, those after `place` only. Found by index alone; the rows are read for the page. */
  async page(
    sought: ResolvedCertificateFilter,
    place: CertificateCursor | null,
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
    return this.database.manager.find(CertificateEntity, {
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
  async count(sought: ResolvedCertificateFilter): Promise<number> {
    return this.filtered(sought).getCount();
  }

  private filtered({
    q,
    state,
    signature,
    collector,
    found,
    orderIds,
  }: ResolvedCertificateFilter): SelectQueryBuilder<CertificateEntity> {
    const query = this.database.manager.createQueryBuilder(CertificateEntity, 'listed');
    if (state) query.andWhere('listed.state = :state', { state });
    if (collector) query.andWhere('listed.holderCollectorId = :collector', { collector });
    if (signature)
      query.andWhere(
        `${IN_FORCE_SQL} AND listed.signatureAppliedAt IS ${signature === 'missing' ? '' : 'NOT '}NULL`,
      );
    if (found === 'many') query.andWhere(searchCondition(q ?? '', orderIds));
    // The empty id, which no row has, because IN () is not valid SQL.
    else if (found) query.andWhere('listed.id IN (:...found)', { found: ['', ...found] });
    return query;
  }
}

/** Anywhere in number, title, holder or their address, and of these orders. */
const searchCondition = (q: string, orderIds: readonly string[]): Brackets =>
  new Brackets((either) => {
    const text = anywhere(q);
    either
      .where('listed.holderName LIKE :text', { text })
      .orWhere('listed.holderEmail LIKE :text')
      .orWhere('listed.artworkTitle LIKE :text');
    if (PARTIAL_COA_ID.test(q)) either.orWhere('listed.coaId LIKE :text');
    if (orderIds.length > 0) either.orWhere('listed.orderId IN (:...orderIds)', { orderIds });
  });
