import { CollectorEmailConfirmed } from '../../src/identity';
import { Database, DomainEvents } from '../../src/platform';
import { signedIn, type TestCollector } from './collectors';
import { checkoutBody, column, createEdition, openCheckout } from './checkout';
import type { TestApi } from '../app/start-api';

interface BuyOptions {
  title?: string;
  quantity?: number;
  /** Of the collector who buys; a guest unless given. */
  headers?: Record<string, string>;
}

/** Buys prints of a new work for ada@example.com. The `coaId` of each, by number. The API needs `{ stripe: true }`. */
export async function buyPrints(api: TestApi, options: BuyOptions = {}): Promise<string[]> {
  const { title = 'Night Bloom', quantity = 1, headers = {} } = options;
  const edition = await createEdition(api, { title });
  const { sessionId } = await openCheckout(api, checkoutBody([edition], quantity), headers);
  api.stripe().pay(sessionId);
  await api.stripe().webhooks.idle();
  const rows = await column(
    api,
    `SELECT coa_id FROM certificates WHERE edition_id = '${edition.editionId}' ORDER BY edition_number`,
  );
  return rows.map(String);
}

/** What the rest of the product hears when a collector has proved their address. */
export async function confirmEmail(api: TestApi, { id, email }: TestCollector): Promise<void> {
  const confirmed = new CollectorEmailConfirmed(id, email);
  await api.get(Database).transaction(() => api.get(DomainEvents).publish(confirmed));
}

/** Ada, who has bought one print and holds its certificate. */
export async function holder(api: TestApi): Promise<TestCollector & { coaId: string }> {
  const [coaId = ''] = await buyPrints(api);
  const ada = await signedIn(api);
  await confirmEmail(api, ada);
  return { ...ada, coaId };
}
