import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { Database } from '../../platform';
import { PresaleNotificationEntity } from '../entities/presale-notification.entity';

/** Every query on pre-sale requests. */
@Injectable()
export class PresaleNotificationsStore {
  constructor(private readonly database: Database) {}

  /** Asking again keeps the collector's place in the list. @returns whether it was the first time */
  async add(request: PresaleNotificationEntity): Promise<boolean> {
    const { manager } = this.database;
    await manager
      .createQueryBuilder()
      .insert()
      .into(PresaleNotificationEntity)
      .values(request)
      .orIgnore()
      .updateEntity(false)
      .execute();
    return manager.existsBy(PresaleNotificationEntity, { id: request.id });
  }

  async listByCollector(collectorId: string): Promise<PresaleNotificationEntity[]> {
    return this.database.manager.find(PresaleNotificationEntity, {
      where: { collectorId },
      order: { id: 'ASC' },
    });
  }

  /** For any of these works, in the order they asked. */
  async listByArtworks(artworkIds: readonly string[]): Promise<PresaleNotificationEntity[]> {
    return this.database.manager.find(PresaleNotificationEntity, {
      where: { artworkId: In([...artworkIds]) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** Whom nobody has told yet, in the order they asked. The opened work is locked by who asks. */
  async listPending(artworkId: string): Promise<PresaleNotificationEntity[]> {
    return this.database.manager.find(PresaleNotificationEntity, {
      where: { artworkId, answeredAt: IsNull() },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  async markSent(ids: readonly string[], answeredAt: Date): Promise<void> {
    await this.database.manager.update(PresaleNotificationEntity, { id: In([...ids]) }, { answeredAt });
  }

  async removeByCollector(collectorId: string): Promise<void> {
    await this.database.manager.delete(PresaleNotificationEntity, { collectorId });
  }
}
