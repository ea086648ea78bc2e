import { Injectable } from '@nestjs/common';
import { Brackets, In, type SelectQueryBuilder } from 'typeorm';
import {
  attentionPart,
  type AttentionPart,
  containsPattern,
  countListed,
  Database,
  MAX_LISTED_MATCHES,
  readAfter,
  toTextMatches,
  type TextMatches,
  type TimeCursor,
} from '../../platform';
import { CertificateEntity } from '../entities/certificate.entity';
import type { CertificateListQuery } from './dto/certificate-admin.dto';

/** Filter of the list. */
export type CertificateFilter = Pick<CertificateListQuery, 'q' | 'state' | 'signature' | 'collector'>;

/** The filter with the matches of its text. */
export type ResolvedCertificateFilter = CertificateFilter & {
  /** Certificates that match the text; null without a text. */
  found: TextMatches | null;
  /** Orders whose number matches the text. */
  orderIds: readonly string[];
};

/** The columns that the list needs, without the long statement. */
export type ListedCertificate = Pick<
  CertificateEntity,
  | 'id'
  | 'coaId'
  | 'orderId'
  | 'artworkTitle'
  | 'size'
  | 'editionNumber'
  | 'editionTotal'
  | 'state'
  | 'holderName'
  | 'holderEmail'
  | 'holderCollectorId'
  | 'issuedAt'
  | 'signatureAppliedAt'
>;

/** Part of a certificate's id. Most search texts cannot match an id and are not compared with ids. */
const PARTIAL_COA_ID = /^[0-9A-Z]{0,4}(?:-[0-9A-Z]{0,4}){0,3}$/i;

/** Certificates as the admin lists them. */
@Injectable()
export class CertificateListStore {
  constructor(private readonly database: Database) {}

  /** Searches the text once for both page and count, using only an index: the rows are large. */
  async resolveFilter(
    filter: CertificateFilter,
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

  /** Newest first, after the cursor. Ids come from an index; only the rows of the page are read. */
  async page(
    filter: ResolvedCertificateFilter,
    cursor: TimeCursor | null,
    limit: number,
  ): Promise<ListedCertificate[]> {
    const columns = { at: 'listed.issuedAt', id: 'listed.id' };
    const query = this.filtered(filter).select('listed.id', 'id');
    const ids = (await readAfter(query, columns, cursor, limit).getRawMany<{ id: string }>()).map(
      ({ id }) => id,
    );
    if (ids.length === 0) return [];
    return this.database.manager.find(CertificateEntity, {
      select: {
        id: true,
        coaId: true,
        orderId: true,
        artworkTitle: true,
        size: true,
        editionNumber: true,
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

  /** The total over all pages; a search is counted until there are more than `MAX_LISTED_MATCHES`. */
  async count(filter: ResolvedCertificateFilter): Promise<number> {
    return countListed(this.filtered(filter), filter.found);
  }

  /** Certificates without a signature, oldest first. */
  attention(): AttentionPart {
    return attentionPart(
      'certificates_to_sign',
      this.filtered({ signature: 'missing', found: null, orderIds: [] }),
      {
        id: 'listed.coaId',
        detail: "CONCAT(listed.artworkTitle, ', ', listed.editionNumber, ' of ', listed.editionTotal)",
        at: 'listed.issuedAt',
        version: 'listed.version',
      },
      { 'listed.issuedAt': 'ASC', 'listed.id': 'ASC' },
    );
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
    if (signature === 'missing') query.andWhere('listed.awaits_signature = 1');
    if (signature === 'applied')
      query.andWhere("listed.state IN ('issued', 'transferred') AND listed.signatureAppliedAt IS NOT NULL");
    if (found === 'many') query.andWhere(searchCondition(q ?? '', orderIds));
    // The empty id matches nothing: IN needs at least one value.
    else if (found) query.andWhere('listed.id IN (:...found)', { found: ['', ...found] });
    return query;
  }
}

/** Searches id, title, holder and email address, and matches these orders. */
const searchCondition = (q: string, orderIds: readonly string[]): Brackets =>
  new Brackets((either) => {
    const text = containsPattern(q);
    either
      .where('listed.holderName LIKE :text', { text })
      .orWhere('listed.holderEmail LIKE :text')
      .orWhere('listed.artworkTitle LIKE :text');
    if (PARTIAL_COA_ID.test(q)) either.orWhere('listed.coaId LIKE :text');
    if (orderIds.length > 0) either.orWhere('listed.orderId IN (:...orderIds)', { orderIds });
  });
