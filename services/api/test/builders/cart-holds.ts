import type { TestApi } from '../app/start-api';
import type { CartHold } from '../../src/orders/cart-holds/cart-holds.service';
import { HOME } from './hold-budgets';
import { checkoutBody, column, postCheckout, type OpenedCheckout, type TestEdition } from './checkout';

/** Who shops: from home, unless said otherwise. */
export interface CartSender {
  ip?: string;
  headers?: Record<string, string>;
  /** The instance that is asked. */
  at?: TestApi;
}

export const headersOf = ({ ip = HOME, headers }: CartSender) => ({ 'x-forwarded-for': ip, ...headers });

/** `409 number_taken` */
export const codeOf = async (answer: Response): Promise<string> => {
  const body: unknown = await answer.json();
  return `${answer.status} ${typeof body === 'object' && body && 'code' in body ? String(body.code) : ''}`;
};

/** What shoppers do with numbers of one edition in their carts. */
export function cartsOf(api: () => TestApi, edition: () => TestEdition) {
  /** Holds a number in the cart; the lowest available one unless given. */
  const post = (editionNumber?: number, sender: CartSender = {}): Promise<Response> =>
    (sender.at ?? api()).request('/api/cart-holds', {
      method: 'POST',
      body: { artworkId: edition().artworkId, size: edition().size, editionNumber },
      headers: headersOf(sender),
    });
  return {
    post,
    hold: async (editionNumber?: number, sender?: CartSender): Promise<CartHold> => {
      const answer = await post(editionNumber, sender);
      const text = await answer.text();
      if (answer.status !== 201) throw new Error(`Not held: ${answer.status} ${text}`);
      const held: unknown = JSON.parse(text);
      if (!isCartHold(held)) throw new Error(`Not a hold: ${text}`);
      return held;
    },
    release: (id: string) => api().request(`/api/cart-holds/${id}`, { method: 'DELETE' }),
    /** Checks out these numbers with these holds. */
    checkOut: (
      numbers: number[],
      holds: readonly CartHold[],
      sender: CartSender = {},
      email = 'ada@example.com',
    ) => {
      const body = checkoutBody([edition()], Math.max(1, numbers.length));
      return postCheckout(
        sender.at ?? api(),
        {
          ...body,
          items: body.items.map((item) => ({ ...item, editionNumbers: numbers })),
          customer: { name: 'Ada Byron', email },
          cartHoldIds: holds.map(({ id }) => id),
        },
        headersOf(sender),
      );
    },
    cancel: ({ sessionId }: OpenedCheckout) =>
      api().request(`/api/checkout-sessions/${sessionId}/expire`, { method: 'POST' }),
    /** The numbers in this state, `held` or `sold`. */
    numbersIn: (state: string) =>
      column(api(), `SELECT edition_number FROM prints WHERE state = '${state}' ORDER BY edition_number`),
  };
}

const isCartHold = (value: unknown): value is CartHold =>
  typeof value === 'object' && value !== null && 'editionNumber' in value && 'secondsLeft' in value;
