import { Injectable } from '@nestjs/common';
import { IsNull, LessThanOrEqual, type FindManyOptions, Column, Entity, PrimaryColumn } from 'typeorm';
import type { PriceBook } from '@gallery/domain';
import { Database } from '../../platform';

/** A version of the price book. Never changed, but a future one can be withdrawn. */
@Entity('price_book_versions')
export class PriceBookEntity {
  /** Starts at 2: version 1 is the default book. */
  @PrimaryColumn('int', { unsigned: true }) version: number;
  @Column('json') readings: PriceBook['readings'];
  @Column('json') costs: PriceBook['costs'];
  /** The reason, in the owner's words. */
  @Column('varchar', { length: 300 }) note: string;
  @Column('datetime', { precision: 3 }) takesEffectAt: Date;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  /** A username. */
  @Column('varchar', { length: 60 }) createdBy: string;
  @Column('datetime', { precision: 3, nullable: true }) withdrawnAt: Date | null;
}

/** Every query on price book versions. */
@Injectable()
export class PriceBookStore {
  constructor(private readonly database: Database) {}

  /** Latest first. */
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

  /** The number of the latest version, withdrawn ones included. */
  async findLatestVersion(): Promise<number | null> {
    return this.database.manager.maximum(PriceBookEntity, 'version');
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

/** The latest time decides; of two versions for the same time, the later version. */
const currentVersion = (now: Date): FindManyOptions<PriceBookEntity> => ({
  where: { withdrawnAt: IsNull(), takesEffectAt: LessThanOrEqual(now) },
  order: { takesEffectAt: 'DESC', version: 'DESC' },
  take: 1,
});
