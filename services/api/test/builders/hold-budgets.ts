import type { TestApi } from '../app/start-api';
import { checkoutBody, openCheckout, postCheckout, type OpenedCheckout, type TestEdition } from './checkout';

/** Behind a proxy, with the default budgets: six prints per network, email address and browser, three per person. */
export const DEFAULT_HOLD_BUDGETS = {
  TRUSTED_PROXIES: '1',
  HOLD_BUDGET_NETWORK: '',
  HOLD_BUDGET_SHOPPER: '',
  HOLD_BUDGET_PERSON: '',
};

export const HOME = '203.0.113.7';
export const ELSEWHERE = '198.51.100.9';

/** Who buys: from home, unless said otherwise. */
export interface Sender {
  ip?: string;
  /** Another one for each network, unless said otherwise. */
  email?: string;
  name?: string;
  headers?: Record<string, string>;
  /** The instance that is asked. */
  at?: TestApi;
}

/** Checkouts of one edition from several networks. */
export function holdsOf(api: TestApi, edition: () => TestEdition) {
  const requestOf = (quantity: number, { ip = HOME, email, name = 'Ada Byron', headers }: Sender) => {
    const ada = email ?? `ada@net${ip.replaceAll(/[^0-9a-f]+/g, '-')}.example.com`;
    return [
      { ...checkoutBody([edition()], quantity), customer: { name, email: ada } },
      { 'x-forwarded-for': ip, ...headers },
    ] as const;
  };
  const buy = (quantity: number, sender: Sender = {}): Promise<Response> =>
    postCheckout(sender.at ?? api, ...requestOf(quantity, sender));
  return {
    buy,
    /** The status of the answer. */
    buying: async (quantity: number, sender?: Sender): Promise<number> =>
      (await buy(quantity, sender)).status,
    /** Uses up a network's budget. */
    useUp: (ip = HOME): Promise<OpenedCheckout> => openCheckout(api, ...requestOf(6, { ip })),
  };
}
