/** Where a mail about an order leads its buyer. */
export interface OrderEmailLinks {
  /** The page that finds an order by number and address. */
  orderLookup: string;
  /** The page of the account, where certificates are. */
  account: string;
}

/** The order's number is filled in; the address is left for its reader to know. */
export const orderEmailLinks = (publicOrigin: string, number: string): OrderEmailLinks => ({
  orderLookup: `${publicOrigin}/order-lookup?number=${number}`,
  account: `${publicOrigin}/collector/portal`,
});
