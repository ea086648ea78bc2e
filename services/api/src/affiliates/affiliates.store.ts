import { Injectable } from '@nestjs/common';
import { Brackets, In, QueryFailedError, type SelectQueryBuilder } from 'typeorm';
import { anywhere, Database } from '../platform';
import type { AffiliateListQuery } from './dto/affiliate.dto';
import { AffiliateEntity } from './affiliate.entity';

const DUPLICATE_ENTRY = 1062;

/** What may change of a partner. */
export type AffiliateChange = Partial<Omit<AffiliateEntity, 'id' | 'createdAt'>>;

/** Which partners are wanted. */
export type AffiliateFilter = Pick<AffiliateListQuery, 'q' | 'status'>;

/** The last partner of the page before. */
export interface AffiliateCursor {
  createdAt: Date;
  id: string;
}

/** Every query on selling partners themselves. */
@Injectable()
export class AffiliatesStore {
  constructor(private readonly database: Database) {}

  /** @returns false when another partner has the code, which undoes nothing else of the transaction */
  insert(partner: AffiliateEntity): Promise<boolean> {
    return unlessDuplicate(() => this.database.manager.insert(AffiliateEntity, partner));
  }

  /** @returns false when another partner has the code, which undoes nothing else of the transaction */
  update(id: string, change: AffiliateChange): Promise<boolean> {
    return unlessDuplicate(() => this.database.manager.update(AffiliateEntity, { id }, change));
  }

  async find(id: string): Promise<AffiliateEntity | null> {
    return isAscii(id) ? this.database.manager.findOneBy(AffiliateEntity, { id }) : null;
  }

  async findByCode(partnerId: string): Promise<AffiliateEntity | null> {
    return isAscii(partnerId) ? this.database.manager.findOneBy(AffiliateEntity, { partnerId }) : null;
  }

  /** The partner whose statement a link opens. */
  async findByStatementDigest(statementDigest: string): Promise<AffiliateEntity | null> {
    return this.database.manager.findOneBy(AffiliateEntity, { statementDigest });
  }

  async findActiveCodes(): Promise<string[]> {
    const select = { partnerId: true } as const;
    const active = await this.database.manager.find(AffiliateEntity, {
      select,
      where: { status: 'active' },
    });
    return active.map(({ partnerId }) => partnerId);
  }

  /** Every partner's code and name. */
  async findCodesWithNames(): Promise<[string, string][]> {
    const select = { partnerId: true, partnerName: true } as const;
    const all = await this.database.manager.find(AffiliateEntity, { select });
    return all.map(({ partnerId, partnerName }) => [partnerId, partnerName]);
  }

  async findByIds(ids: readonly string[]): Promise<AffiliateEntity[]> {
    return this.database.manager.findBy(AffiliateEntity, { id: In([...ids]) });
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<AffiliateEntity | null> {
    if (!isAscii(id)) return null;
    const lock = { mode: 'pessimistic_write' } as const;
    return this.database.manager.findOne(AffiliateEntity, { where: { id }, lock });
  }

  /** Newest first, those after `place` only. */
  async page(
    filter: AffiliateFilter,
    place: AffiliateCursor | null,
    limit: number,
  ): Promise<AffiliateEntity[]> {
    const query = this.filtered(filter).orderBy({ 'listed.createdAt': 'DESC', 'listed.id': 'DESC' });
    if (place)
      query.andWhere(
        '(listed.createdAt < :createdAt OR (listed.createdAt = :createdAt AND listed.id < :id))',
        place,
      );
    return query.take(limit).getMany();
  }

  /** How many there are on all pages. */
  async count(filter: AffiliateFilter): Promise<number> {
    return this.filtered(filter).getCount();
  }

  private filtered({ q, status }: AffiliateFilter): SelectQueryBuilder<AffiliateEntity> {
    const query = this.database.manager.createQueryBuilder(AffiliateEntity, 'listed');
    if (status) query.andWhere('listed.status = :status', { status });
    if (q) query.andWhere(searchCondition(q));
    return query;
  }
}

const searchCondition = (q: string): Brackets =>
  new Brackets((either) => {
    either.where('listed.partnerName LIKE :text', { text: anywhere(q) }).orWhere('listed.email LIKE :text');
    if (isAscii(q)) either.orWhere('listed.partnerId LIKE :text');
  });

/** ASCII columns cannot even be compared with other characters. */
const isAscii = (text: string): boolean => /^[\x20-\x7e]+$/.test(text);

async function unlessDuplicate(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    const cause: unknown = error instanceof QueryFailedError ? error.driverError : null;
    if (cause instanceof Error && 'errno' in cause && cause.errno === DUPLICATE_ENTRY) return false;
    throw error;
  }
}
