import type { EditionStock, PrintRecord } from '../../src/print-ledger/dto/edition-ledger.dto';
import { orderRecord, postOrder } from './admin-orders';
import { asOwner } from '../app/signed-in-owner';
import type { TestEdition } from './checkout';
import type { TestApi } from '../app/start-api';

/** A sale at the gallery as the console sends it. */
export const sale = (named: object = {}) => ({
  id: crypto.randomUUID(),
  price: 4200,
  paymentMethod: 'check',
  buyer: { fullName: 'Ada Byron', email: 'ada@example.com' },
  tellsBuyer: false,
  ...named,
});

/** What holds a number for someone. */
export const hold = {
  holdFor: 'Ada Byron',
  until: new Date(Date.now() + 10 * 86_400_000).toISOString(),
  reason: 'Sees it on Friday',
};

/** The body of a refusal with its status. */
export const refusedWith = async (response: Response): Promise<unknown> => {
  const body: unknown = await response.json();
  return { status: response.status, ...(typeof body === 'object' ? body : {}) };
};

/**
 * The console's calls on one edition's ledger.
 * @param of the edition of the test that runs
 */
export function ledgerCalls(of: () => { api: TestApi; edition: TestEdition }) {
  const at = (path = ''): string => `/api/admin/editions/${of().edition.editionId}${path}`;

  async function ledger(headers: Record<string, string> = asOwner): Promise<EditionStock> {
    const found: unknown = await (await of().api.request(at(), { headers })).json();
    if (isLedger(found)) return found;
    throw new Error(`Not a ledger: ${JSON.stringify(found)}`);
  }

  async function numberOf(number: number): Promise<PrintRecord> {
    const found = (await ledger()).prints.find((each) => each.editionNumber === number);
    if (!found) throw new Error(`There is no number ${number}.`);
    return found;
  }

  const post = (path: string, body: object, headers: Record<string, string> = asOwner): Promise<Response> =>
    of().api.request(at(path), { method: 'POST', headers, body });

  /** Of the version that the ledger shows now. */
  async function move(number: number, deed: string, body: object = {}): Promise<Response> {
    const { version } = await numberOf(number);
    return post(`/prints/${number}/${deed}`, { version, ...body });
  }

  /** Sells the number at the gallery; must succeed. */
  async function sold(number: number, named: object = {}): Promise<string> {
    const answer: unknown = await (
      await post('/offline-sales', sale({ editionNumber: number, ...named }))
    ).json();
    if (typeof answer === 'object' && answer !== null && 'orderNumber' in answer)
      return String(answer.orderNumber);
    throw new Error(`Nothing was sold: ${JSON.stringify(answer)}`);
  }

  async function refund(orderNumber: string): Promise<void> {
    const { version } = await orderRecord(of().api, orderNumber);
    await postOrder(of().api, `${orderNumber}/refunds`, {
      id: crypto.randomUUID(),
      version,
      reason: 'Changed their mind',
    });
  }

  return { ledger, numberOf, post, move, sold, refund };
}

const isLedger = (value: unknown): value is EditionStock =>
  typeof value === 'object' && value !== null && 'prints' in value;
