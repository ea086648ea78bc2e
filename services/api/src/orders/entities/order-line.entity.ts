import type { FrameStyle } from '@gallery/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One line of an order as it was sold; later changes of the artwork don't affect it. */
@Entity('order_lines')
export class OrderLineEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) orderId: string;
  /** From 0, in the order of the cart. */
  @Column('smallint') position: number;
  /** Of the artwork, or of the event photo. */
  @Column('char', { length: 36 }) artworkId: string;
  /** The same id for an event photo; null for artworks. */
  @Column('char', { length: 36, nullable: true }) photoId: string | null;
  /** Null for an event photo with its digital file, which is not a numbered print. */
  @Column('char', { length: 36, nullable: true }) editionId: string | null;
  @Column('varchar', { length: 200 }) title: string;
  @Column('varchar', { length: 60 }) series: string;
  @Column('smallint') year: number;
  /** Size key, `30x20`. */
  @Column('varchar', { length: 20 }) size: string;
  @Column('varchar', { length: 20, nullable: true }) frameSize: string | null;
  @Column('varchar', { length: 40 }) frameStyle: FrameStyle;
  /** The owner's words for a custom frame; null for every other. */
  @Column('varchar', { length: 120, nullable: true }) customFrame: string | null;
  /** One print, in cents. */
  @Column('int') priceCents: number;
  @Column('smallint') quantity: number;
  /** Size of the edition: the 9 in `3 of 9`; 0 without numbers. */
  @Column('smallint') editionTotal: number;
  @Column('char', { length: 32, nullable: true }) pictureId: string | null;
}

/** The prints of a line that a refund covers. Their certificates are revoked; the prints stay sold. */
@Entity('order_refund_lines')
export class OrderRefundLineEntity {
  @PrimaryColumn('char', { length: 36 }) refundRequestId: string;
  @PrimaryColumn('char', { length: 36 }) orderLineId: string;
  /** Empty for a line without edition numbers: then the refund covers the whole line. */
  @Column('json') editionNumbers: number[];
}

/** Whether the line is of numbered prints. An event photo is not. */
export const isNumbered = ({ editionId }: Pick<OrderLineEntity, 'editionId'>): boolean => editionId !== null;

/** The edition numbers of a line's prints, in the order of the prints. */
export const editionNumbersOf = (
  { id }: Pick<OrderLineEntity, 'id'>,
  prints: readonly { orderLineId: string | null; editionNumber: number }[],
): number[] =>
  prints.filter(({ orderLineId }) => orderLineId === id).map(({ editionNumber }) => editionNumber);
