/** What the payments module needs to know to let somebody pay: a reference and amounts, nothing about artworks. */
export interface CheckoutRequest {
  /** The order's id; one payment per reference. */
  reference: string;
  /** ISO code in lower case. */
  currency: string;
  /** Everything that is charged, taxes and fees included, in cents. */
  items: CheckoutItem[];
  customerEmail: string;
  /** Shown on the card statement's details and in Stripe's dashboard. */
  description: string;
  successUrl: string;
  cancelUrl: string;
}

export interface CheckoutItem {
  name: string;
  description?: string;
  unitCents: number;
  quantity: number;
}

/** The highest charge that Stripe takes, in cents: eight digits. */
export const MAX_CHARGE_CENTS = 99_999_999;

/** How long a checkout stays open, in minutes. Stripe wants at least 30, counted from its own clock; one is for the way. */
export const CHECKOUT_MINUTES = 31;

export const totalOf = (items: readonly CheckoutItem[]): number =>
  items.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
