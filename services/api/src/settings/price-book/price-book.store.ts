import { Injectable } from '@nestjs/common';
import { IsNull, LessThanOrEqual, type FindManyOptions } from 'typeorm';
import { Database } from '../../platform';
import { PriceBookEntity } from './price-book.entity';

/** Every query on price book versions. */
@Injectable()
export class PriceBookStore {
  constructor(private readonly database: Database) {}

  /** The latest first. */
  findAll(): Promise<PriceBookEntity[]> {
    return this.database.manager.find(PriceBookEntity, { order: { version: 'DESC' } });
  }

  findByVersion(version: number): Promise<PriceBookEntity | null> {
    return this.database.manager.findOneBy(PriceBookEntity, { version });
  }

  /** The version in force; null for the default book. */
  async findCurrentVersion(now: Date): Promise<number | null> {
    const [found] = await this.database.manager.find(PriceBookEntity, {
      ...currentVersion(now),
      select: { version: true },
    });
    return found?.version ?? null;
  }

  async insert(book: PriceBookEntity): Promise<void> {
    await this.database.manager.insert(PriceBookEntity, book);
  }

  /** Locks the version until the transaction ends; null when there is none. */
  async lock(version: number): Promise<PriceBookEntity | null> {
    return this.database.lock(PriceBookEntity, { version });
  }

  async withdraw(version: number, withdrawnAt: Date): Promise<void> {
    await this.database.manager.update(PriceBookEntity, { version }, { withdrawnAt });
  }
}

/** The latest time decides; of two versions for one time the later one. */
const currentVersion = (now: Date): FindManyOptions<PriceBookEntity> => ({
  where: { withdrawnAt: IsNull(), takesEffectAt: LessThanOrEqual(now) },
  order: { takesEffectAt: 'DESC', version: 'DESC' },
  take: 1,
});
