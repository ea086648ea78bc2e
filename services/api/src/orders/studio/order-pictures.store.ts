import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../platform';
import { OrderPictureEntity } from './order-picture.entity';

/** Every query on the studio's pictures of orders. Callers that write have locked the order. */
@Injectable()
export class OrderPicturesStore {
  constructor(private readonly database: Database) {}

  /** In the sequence that the gallery chose. */
  listByOrders(orderIds: readonly string[]): Promise<OrderPictureEntity[]> {
    return this.database.manager.find(OrderPictureEntity, {
      where: { orderId: In([...orderIds]) },
      order: { position: 'ASC', id: 'ASC' },
    });
  }

  exists(id: string): Promise<boolean> {
    return this.database.manager.existsBy(OrderPictureEntity, { id });
  }

  async add(picture: OrderPictureEntity): Promise<void> {
    await this.database.manager.insert(OrderPictureEntity, picture);
  }

  async update(id: string, change: Partial<Pick<OrderPictureEntity, 'caption' | 'position'>>): Promise<void> {
    await this.database.manager.update(OrderPictureEntity, { id }, change);
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.database.manager.delete(OrderPictureEntity, { id: In([...ids]) });
  }
}
