import { Injectable } from '@nestjs/common';
import { Database } from '../platform';
import { Favorite } from './favorite.entity';

/** Every query on favorites. */
@Injectable()
export class FavoriteStore {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  async ofCollector(collectorId: string): Promise<Favorite[]> {
    return this.database.manager.find(Favorite, { where: { collectorId }, order: { id: 'DESC' } });
  }

  async find(collectorId: string, artworkId: string): Promise<Favorite | null> {
    return this.database.manager.findOneBy(Favorite, { collectorId, artworkId });
  }

  async count(collectorId: string): Promise<number> {
    return this.database.manager.countBy(Favorite, { collectorId });
  }

  /** Of two at the same moment the unique key lets one through; the other changes nothing. */
  async addOnce(favorite: Favorite): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(Favorite)
      .values(favorite)
      .orIgnore()
      .updateEntity(false)
      .execute();
  }

  async remove(collectorId: string, artworkId: string): Promise<void> {
    await this.database.manager.delete(Favorite, { collectorId, artworkId });
  }

  /** The work is gone for everybody. */
  async removeWork(artworkId: string): Promise<void> {
    await this.database.manager.delete(Favorite, { artworkId });
  }

  async removeAll(collectorId: string): Promise<void> {
    await this.database.manager.delete(Favorite, { collectorId });
  }
}
