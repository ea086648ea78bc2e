import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { Database } from '../platform';
import { OrderLineEntity } from './entities/order-line.entity';
import { OrderEntity } from './entities/order.entity';

/** Which event photos were bought, as files and as prints. */
@Injectable()
export class EventPhotoPurchasesQueries {
  constructor(private readonly database: Database) {}

  /** Whether any order, paid or not, has one of these photos. */
  async hasAny(photoIds: readonly string[]): Promise<boolean> {
    if (photoIds.length === 0) return false;
    return this.database.manager.existsBy(OrderLineEntity, { photoId: In([...photoIds]) });
  }

  /** Ids of the photos in the paid orders of an address. */
  async findPhotoIdsBoughtBy(customerEmail: string): Promise<string[]> {
    const rows = await this.database.manager
      .createQueryBuilder(OrderEntity, 'placed')
      .select('DISTINCT line.photoId', 'photoId')
      .innerJoin(OrderLineEntity, 'line', 'line.orderId = placed.id AND line.photoId IS NOT NULL')
      .where({ customerEmail, confirmedAt: Not(IsNull()) })
      .getRawMany<{ photoId: string }>();
    return rows.map(({ photoId }) => photoId);
  }
}
