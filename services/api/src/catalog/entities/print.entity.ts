import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * `held` belongs to an order that is not paid yet, to a cart, to a collector who reserved it, or to someone for whom the
 * gallery keeps it; `void` will never be sold. A print only becomes `available` again by the release of a hold, the
 * end of a reservation, or the owner.
 */
export type PrintState = 'available' | 'held' | 'sold' | 'void';

/** One numbered print of an edition: `3 of 9` exists once, forever. */
@Entity('prints')
export class PrintEntity {
  @PrimaryColumn('char', { length: 36 }) editionId: string;
  /** From 1 to the edition's total. */
  @PrimaryColumn('smallint', { unsigned: true }) editionNumber: number;
  @Column('varchar', { length: 12 }) state: PrintState;
  /**
   * When the hold's checkout session ends. This time alone releases nothing: the payment provider must report the end.
   */
  @Column('datetime', { precision: 3, nullable: true }) heldUntil: Date | null;
  @Column('char', { length: 36, nullable: true }) orderId: string | null;
  @Column('char', { length: 36, nullable: true }) orderLineId: string | null;
  /** The collector who reserved the print, also while an order of theirs holds it; null when nobody did. */
  @Column('char', { length: 36, nullable: true }) collectorId: string | null;
  /**
   * For whom the gallery keeps the print, as free text; null when it does not. Never together with a collector's
   * reservation.
   */
  @Column('varchar', { length: 200, nullable: true }) galleryHoldFor: string | null;
  /**
   * When the reservation, gallery hold or cart hold ends: from then on the print is available, whether or not that is
   * recorded yet. A cart hold names neither a collector nor for whom the gallery keeps the print.
   */
  @Column('datetime', { precision: 3, nullable: true }) reservedUntil: Date | null;
  /** Incremented with every change, so that the second of two simultaneous edits is rejected. */
  @Column('int', { unsigned: true, default: 1 }) version: number;
}

/**
 * What happens to a print, except for the holds of checkouts and carts. A reservation or gallery hold that leads to a sale ends with
 * `sold`; a `replaced` print was destroyed and made again under the same edition number.
 */
export type PrintEventKind =
  | 'sold'
  | 'void'
  | 'returned'
  | 'replaced'
  | 'reserved'
  | 'reservation-ended'
  | 'gallery-hold'
  | 'gallery-hold-ended';

/** The ledger's history; rows are only ever added. */
@Entity('print_events')
export class PrintEventEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) editionId: string;
  @Column('smallint', { unsigned: true }) editionNumber: number;
  @Column('varchar', { length: 20 }) kind: PrintEventKind;
  @Column('char', { length: 36, nullable: true }) orderId: string | null;
  @Column('char', { length: 36, nullable: true }) orderLineId: string | null;
  /** The collector whose reservation this is about; null once their account is gone. */
  @Column('char', { length: 36, nullable: true }) collectorId: string | null;
  /** The reason, unless the order shows it. */
  @Column('varchar', { length: 500, nullable: true }) reason: string | null;
  /** Who did it: `shop`, `collector`, `clock` when its time was up, `owner ben`, `staff mara`. */
  @Column('varchar', { length: 120 }) actor: string;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}
