import type { TestApi } from '../app/start-api';
import { pay, Shopper, type CheckoutAnswer, type TestEdition } from './checkout';

/** `session`, or `409 waiting_room` */
export const outcome = ({ status, code, session }: CheckoutAnswer): string =>
  session ? 'session' : `${status} ${code}`;

/** People who want the only print of an edition. */
export function peopleAt(api: () => TestApi, edition: () => TestEdition) {
  let count = 0;
  const shopper = (options: { ip?: string; email?: string } = {}, headers: Record<string, string> = {}) =>
    new Shopper(api(), (count += 1), options, headers);
  return {
    shopper,
    /** Someone who is at the payment page with the only print. */
    holder: async () => {
      const { session } = await shopper().checkOut([edition()]);
      if (!session) throw new Error('The print was not free.');
      return {
        cancel: () => api().request(`/api/checkout-sessions/${session.sessionId}/expire`, { method: 'POST' }),
        pay: () => pay(api(), session),
      };
    },
    /** So many people in line, in their order. */
    queue: async (size: number): Promise<Shopper[]> => {
      const people = Array.from({ length: size }, () => shopper());
      for (const person of people) await person.checkOut([edition()]);
      return people;
    },
  };
}
