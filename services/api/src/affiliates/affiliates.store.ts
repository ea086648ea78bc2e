import { Injectable } from '@nestjs/common';
import { Brackets, In, type SelectQueryBuilder } from 'typeorm';
import { containsPattern, Database, isAscii, readAfter, unlessDuplicate, type TimeCursor } from '../platform';
import type { AffiliateListQuery } from './dto/affiliate.dto';
import { AffiliateEntity } from './affiliate.entity';

/** What can change about an affiliate. */
export type AffiliateChange = Partial<Omit<AffiliateEntity, 'id' | 'createdAt'>>;

/** Which affiliates to list. */
export type AffiliateFilter = Pick<AffiliateListQuery, 'q' | 'status'>;

/** Every query on affiliates themselves. */
@Injectable()
export class AffiliatesStore {
  constructor(private readonly database: Database) {}

  /** @returns false when another affiliate has the code; the rest of the transaction stands */
  insert(affiliate: AffiliateEntity): Promise<boolean> {
    return unlessDuplicate(() => this.database.manager.insert(AffiliateEntity, affiliate));
  }

  /** @returns false when another affiliate has the code; the rest of the transaction stands */
  update(id: string, change: AffiliateChange): Promise<boolean> {
    return unlessDuplicate(() => this.database.manager.update(AffiliateEntity, { id }, change));
  }

  async find(id: string): Promise<AffiliateEntity | null> {
    return isAscii(id) ? this.database.manager.findOneBy(AffiliateEntity, { id }) : null;
  }

  async findByCode(code: string): Promise<AffiliateEntity | null> {
    return isAscii(code) ? this.database.manager.findOneBy(AffiliateEntity, { code }) : null;
  }

  /** The affiliate whose statement a link opens. */
  async findByStatementDigest(statementDigest: string): Promise<AffiliateEntity | null> {
    return this.database.manager.findOneBy(AffiliateEntity, { statementDigest });
  }

  async findActiveCodes(): Promise<string[]> {
    const select = { code: true } as const;
    const active = await this.database.manager.find(AffiliateEntity, {
      select,
      where: { status: 'active' },
    });
    return active.map(({ code }) => code);
  }

  /** Every affiliate's code and name. */
  async findCodesWithNames(): Promise<[string, string][]> {
    const select = { code: true, name: true } as const;
    const all = await this.database.manager.find(AffiliateEntity, { select });
    return all.map(({ code, name }) => [code, name]);
  }

  async findByIds(ids: readonly string[]): Promise<AffiliateEntity[]> {
    return this.database.manager.findBy(AffiliateEntity, { id: In([...ids]) });
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<AffiliateEntity | null> {
    if (!isAscii(id)) return null;
    return this.database.lock(AffiliateEntity, { id });
  }

  /** Newest first, starting after the cursor. */
  async page(filter: AffiliateFilter, cursor: TimeCursor | null, limit: number): Promise<AffiliateEntity[]> {
    const columns = { at: 'listed.createdAt', id: 'listed.id' };
    return readAfter(this.filtered(filter), columns, cursor, limit).getMany();
  }

  /** How many match on all pages. */
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
    either.where('listed.name LIKE :text', { text: containsPattern(q) }).orWhere('listed.email LIKE :text');
    if (isAscii(q)) either.orWhere('listed.code LIKE :text');
  });
