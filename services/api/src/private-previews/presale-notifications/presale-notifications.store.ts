import { Injectable } from '@nestjs/common';
import { In, IsNull, Column, Entity, PrimaryColumn } from 'typeorm';
import { Database } from '../../platform';

/** A collector's request to be notified when an artwork goes on sale: one for each artwork. */
@Entity('presale_notifications')
export class PresaleNotificationEntity {
  /** UUID v7: in the order of the requests, even within a millisecond. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) artworkId: string;
  @Column('char', { length: 36 }) collectorId: string;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  /** When the notification was enqueued; null until then. */
  @Column('datetime', { precision: 3, nullable: true }) sentAt: Date | null;
}

/** Every query on presale notifications. */
@Injectable()
export class PresaleNotificationsStore {
  constructor(private readonly database: Database) {}

  /** Repeating it keeps the collector's position in the list. @returns whether it is new */
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

  /** Requests for these artworks, oldest first. */
  async listByArtworks(artworkIds: readonly string[]): Promise<PresaleNotificationEntity[]> {
    return this.database.manager.find(PresaleNotificationEntity, {
      where: { artworkId: In([...artworkIds]) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** Requests that have not been notified yet, oldest first. The caller has locked the artwork. */
  async listPending(artworkId: string): Promise<PresaleNotificationEntity[]> {
    return this.database.manager.find(PresaleNotificationEntity, {
      where: { artworkId, sentAt: IsNull() },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  async markSent(ids: readonly string[], sentAt: Date): Promise<void> {
    await this.database.manager.update(PresaleNotificationEntity, { id: In([...ids]) }, { sentAt });
  }

  async removeByCollector(collectorId: string): Promise<void> {
    await this.database.manager.delete(PresaleNotificationEntity, { collectorId });
  }
}
