import { Injectable } from '@nestjs/common';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Database } from '../../platform';

/** An artwork that a collector has saved. It stays while the artwork is hidden, and shows again when the artwork does. */
@Entity('favorites')
export class FavoriteEntity {
  /** UUID v7: sorts by time. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) collectorId: string;
  @Column('char', { length: 36 }) artworkId: string;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}

/** Every query on favorites. */
@Injectable()
export class FavoritesStore {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  async listByCollector(collectorId: string): Promise<FavoriteEntity[]> {
    return this.database.manager.find(FavoriteEntity, { where: { collectorId }, order: { id: 'DESC' } });
  }

  async find(collectorId: string, artworkId: string): Promise<FavoriteEntity | null> {
    return this.database.manager.findOneBy(FavoriteEntity, { collectorId, artworkId });
  }

  async count(collectorId: string): Promise<number> {
    return this.database.manager.countBy(FavoriteEntity, { collectorId });
  }

  /** The unique key lets only one of two simultaneous inserts through; the other changes nothing. */
  async insertIfMissing(favorite: FavoriteEntity): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(FavoriteEntity)
      .values(favorite)
      .orIgnore()
      .updateEntity(false)
      .execute();
  }

  async remove(collectorId: string, artworkId: string): Promise<void> {
    await this.database.manager.delete(FavoriteEntity, { collectorId, artworkId });
  }

  /** The artwork is gone for everyone. */
  async removeByArtwork(artworkId: string): Promise<void> {
    await this.database.manager.delete(FavoriteEntity, { artworkId });
  }

  async removeByCollector(collectorId: string): Promise<void> {
    await this.database.manager.delete(FavoriteEntity, { collectorId });
  }
}
