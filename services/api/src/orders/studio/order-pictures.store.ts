import { Injectable } from '@nestjs/common';
import { In, Column, Entity, PrimaryColumn } from 'typeorm';
import { Database } from '../../platform';

/** A picture of an order from the studio, for its buyer only. It goes when the order is anonymized. */
@Entity('order_pictures')
export class OrderPictureEntity {
  /** UUID v4, which nobody can guess; names the file. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) orderId: string;
  /** Ascending; a removed picture leaves a gap. */
  @Column('smallint', { unsigned: true }) position: number;
  /** Also the alternative text. */
  @Column('varchar', { length: 200 }) caption: string;
  /** Counts the changes of the caption. */
  @Column('int', { unsigned: true, default: 1 }) version: number;
  /** Pixels. */
  @Column('smallint', { unsigned: true }) width: number;
  @Column('smallint', { unsigned: true }) height: number;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}

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

  async update(
    id: string,
    change: Partial<Pick<OrderPictureEntity, 'caption' | 'position' | 'version'>>,
  ): Promise<void> {
    await this.database.manager.update(OrderPictureEntity, { id }, change);
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.database.manager.delete(OrderPictureEntity, { id: In([...ids]) });
  }
}
