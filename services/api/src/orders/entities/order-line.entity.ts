import type { FrameStyle } from '@gallery/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One item of an order as it was sold; later changes of the artwork don't reach it. */
@Entity('order_lines')
export class OrderLineEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { name: 'order_id', length: 36 }) orderId: string;
  /** From 0, in the order of the cart. */
  @Column('smallint') position: number;
  /** Of the artwork, or of the event's photograph. */
  @Column('char', { name: 'artwork_id', length: 36 }) artworkId: string;
  /** The same id again where the work is a photograph of an event; null for artworks. */
  @Column('char', { name: 'photo_id', length: 36, nullable: true }) photoId: string | null;
  /** Null for an event photo, which is no numbered print. */
  @Column('char', { name: 'edition_id', length: 36, nullable: true }) editionId: string | null;
  @Column('varchar', { length: 200 }) title: string;
  @Column('varchar', { length: 60 }) series: string;
  @Column('smallint') year: number;
  /** Size key, `30x20`. */
  @Column('varchar', { length: 20 }) size: string;
  @Column('varchar', { name: 'frame_size', length: 20, nullable: true }) frameSize: string | null;
  @Column('varchar', { name: 'frame_style', length: 40 }) frameStyle: FrameStyle;
  /** One print, in cents. */
  @Column('int', { name: 'price_cents' }) priceCents: number;
  @Column('smallint') quantity: number;
  /** Size of the edition: the 9 in `3 of 9`; 0 for what has no number. */
  @Column('smallint', { name: 'edition_total' }) editionTotal: number;
  @Column('char', { name: 'picture_id', length: 32, nullable: true }) pictureId: string | null;
}

/** Whether the line asks for prints of the ledger: an event photo does not. */
export const isNumbered = ({ editionId }: Pick<OrderLineEntity, 'editionId'>): boolean => editionId !== null;
