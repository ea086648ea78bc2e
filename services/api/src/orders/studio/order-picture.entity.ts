import { Column, Entity, PrimaryColumn } from 'typeorm';

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
  /** Pixels. */
  @Column('smallint', { unsigned: true }) width: number;
  @Column('smallint', { unsigned: true }) height: number;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}
