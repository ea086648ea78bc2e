/** A print that carries a reservation, running or run out. */
export interface ReservedPrint {
  artworkId: string;
  editionId: string;
  size: string;
  number: number;
  /** The collector's order that holds the print at the moment. */
  orderId: string | null;
  reservedUntil: Date;
}

/** The same, with whom it is reserved for. */
export type CollectorReservedPrint = ReservedPrint & { collectorId: string };
