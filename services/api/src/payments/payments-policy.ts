/** What the payments module needs to know to let somebody pay: a reference and amounts, nothing about artworks. */
export interface CheckoutPaymentInput {
  /** The order's id; one payment per reference. */
  reference: string;
  /** ISO code in lower case. */
  currency: string;
  /** Everything that is charged, taxes and fees included, in cents. */
  items: CheckoutLineItem[];
  customerEmail: string;
  /** Shown on the card statement's details and in Stripe's dashboard. */
  description: string;
  successUrl: string;
  cancelUrl: string;
}

export interface CheckoutLineItem {
  name: string;
  description?: string;
  unitCents: number;
  quantity: number;
}

/** The highest charge that Stripe takes, in cents: eight digits. */
export const MAX_CHARGE_CENTS = 99_999_999;

/** How long a checkout stays open, in minutes. Stripe wants at least 30, counted from its own clock; one is for the way. */
export const CHECKOUT_SESSION_MINUTES = 31;

export const lineItemsTotalCents = (items: readonly CheckoutLineItem[]): number =>
  items.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
