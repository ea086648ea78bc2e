import type { Order, PostalAddress } from './order.entity';

/** Who an order without a name belonged to. */
const NAMELESS = 'Former collector';

/**
 * What goes off an order whose collector deleted their account, once it is over. Accounting needs the number, the sums,
 * and country and state of the addresses; the buyer's words, the parcel and the address they came by would tell who it was.
 */
export const withoutName = ({ billing, shipping }: Pick<Order, 'billing' | 'shipping'>) =>
  ({
    customerName: NAMELESS,
    customerEmail: '',
    billing: regionOf(billing),
    shipping: regionOf(shipping),
    installation: null,
    notes: null,
    referralSource: null,
    carrier: null,
    trackingNumber: null,
    trackingUrl: null,
  }) satisfies Partial<Order>;

const regionOf = ({ state, country }: PostalAddress): PostalAddress => ({
  fullName: '',
  email: '',
  phone: '',
  street: '',
  city: '',
  state,
  zip: '',
  country,
});
