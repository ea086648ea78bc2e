import { Injectable } from '@nestjs/common';
import { Brackets, In, QueryFailedError, type SelectQueryBuilder } from 'typeorm';
import { anywhere, Database } from '../platform';
import type { PartnerListQuery } from './dto/selling-partner.dto';
import { SellingPartnerEntity } from './selling-partner.entity';

const DUPLICATE_ENTRY = 1062;

/** What may change of a partner. */
export type PartnerChange = Partial<Omit<SellingPartnerEntity, 'id' | 'createdAt'>>;

/** Which partners are wanted. */
export type PartnerFilter = Pick<PartnerListQuery, 'q' | 'status'>;

/** The last partner of the page before. */
export interface PartnerPlace {
  createdAt: Date;
  id: string;
}

/** Every query on selling partners themselves. */
@Injectable()
export class SellingPartnersStore {
  constructor(private readonly database: Database) {}

  /** @returns false when another partner has the code, which undoes nothing else of the transaction */
  insert(partner: SellingPartnerEntity): Promise<boolean> {
    return unlessTaken(() => this.database.manager.insert(SellingPartnerEntity, partner));
  }

  /** @returns false when another partner has the code, which undoes nothing else of the transaction */
  save(id: string, change: PartnerChange): Promise<boolean> {
    return unlessTaken(() => this.database.manager.update(SellingPartnerEntity, { id }, change));
  }

  async find(id: string): Promise<SellingPartnerEntity | null> {
    return isAscii(id) ? this.database.manager.findOneBy(SellingPartnerEntity, { id }) : null;
  }

  async findByCode(partnerId: string): Promise<SellingPartnerEntity | null> {
    return isAscii(partnerId) ? this.database.manager.findOneBy(SellingPartnerEntity, { partnerId }) : null;
  }

  /** The partner whose statement a link opens. */
  async findByStatement(statementDigest: string): Promise<SellingPartnerEntity | null> {
    return this.database.manager.findOneBy(SellingPartnerEntity, { statementDigest });
  }

  async activeCodes(): Promise<string[]> {
    const select = { partnerId: true } as const;
    const active = await this.database.manager.find(SellingPartnerEntity, {
      select,
      where: { status: 'active' },
    });
    return active.map(({ partnerId }) => partnerId);
  }

  /** Every partner's code and name. */
  async codesWithNames(): Promise<[string, string][]> {
    const select = { partnerId: true, partnerName: true } as const;
    const all = await this.database.manager.find(SellingPartnerEntity, { select });
    return all.map(({ partnerId, partnerName }) => [partnerId, partnerName]);
  }

  async ofIds(ids: readonly string[]): Promise<SellingPartnerEntity[]> {
    return this.database.manager.findBy(SellingPartnerEntity, { id: In([...ids]) });
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<SellingPartnerEntity | null> {
    if (!isAscii(id)) return null;
    const lock = { mode: 'pessimistic_write' } as const;
    return this.database.manager.findOne(SellingPartnerEntity, { where: { id }, lock });
  }

  /** Newest first, those after `place` only. */
  async page(
    filter: PartnerFilter,
    place: PartnerPlace | null,
    limit: number,
  ): Promise<SellingPartnerEntity[]> {
    const query = this.filtered(filter).orderBy({ 'listed.createdAt': 'DESC', 'listed.id': 'DESC' });
    if (place)
      query.andWhere(
        '(listed.createdAt < :createdAt OR (listed.createdAt = :createdAt AND listed.id < :id))',
        place,
      );
    return query.take(limit).getMany();
  }

  /** How many there are on all pages. */
  async count(filter: PartnerFilter): Promise<number> {
    return this.filtered(filter).getCount();
  }

  private filtered({ q, status }: PartnerFilter): SelectQueryBuilder<SellingPartnerEntity> {
    const query = this.database.manager.createQueryBuilder(SellingPartnerEntity, 'listed');
    if (status) query.andWhere('listed.status = :status', { status });
    if (q) query.andWhere(searched(q));
    return query;
  }
}

const searched = (q: string): Brackets =>
  new Brackets((either) => {
    either.where('listed.partnerName LIKE :text', { text: anywhere(q) }).orWhere('listed.email LIKE :text');
    if (isAscii(q)) either.orWhere('listed.partnerId LIKE :text');
  });

/** ASCII columns cannot even be compared with other characters. */
const isAscii = (text: string): boolean => /^[\x20-\x7e]+$/.test(text);

async function unlessTaken(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    const cause: unknown = error instanceof QueryFailedError ? error.driverError : null;
    if (cause instanceof Error && 'errno' in cause && cause.errno === DUPLICATE_ENTRY) return false;
    throw error;
  }
}
