import type { OrderEntity, PostalAddress } from '../entities/order.entity';

/** Who an order without a name belonged to. */
const ANONYMOUS_NAME = 'Former collector';

/**
 * What goes off an order whose collector deleted their account, once it is over. Accounting needs the number, the sums,
 * and country and state of the addresses; the buyer's words, the parcel and the address they came by would tell who it was.
 */
export const anonymizedFields = ({ billing, shipping }: Pick<OrderEntity, 'billing' | 'shipping'>) =>
  ({
    customerName: ANONYMOUS_NAME,
    customerEmail: '',
    billing: toRegion(billing),
    shipping: toRegion(shipping),
    installation: null,
    notes: null,
    referralSource: null,
    carrier: null,
    trackingNumber: null,
    trackingUrl: null,
  }) satisfies Partial<OrderEntity>;

const toRegion = ({ state, country }: PostalAddress): PostalAddress => ({
  fullName: '',
  email: '',
  phone: '',
  street: '',
  city: '',
  state,
  zip: '',
  country,
});
