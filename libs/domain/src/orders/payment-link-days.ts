/** How many days a payment link works, by what it pays for; staff may choose others for the first two. */
export const PAYMENT_LINK_DAYS = {
  /** More work or delivery for an order. */
  extraCharge: 14,
  /** An order that the gallery prepared: its prints are held as long. */
  draftOrder: 7,
  /** The deposit of a commission request. */
  deposit: 30,
  /** Paid right away or not at all. */
  eventPhotoOrder: 1,
  /** Open as long as anyone could be waiting for their prints. */
  delivery: 365,
} as const;

export const MAX_PAYMENT_LINK_DAYS = 90;
