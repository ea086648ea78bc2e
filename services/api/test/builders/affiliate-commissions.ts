import type {
  AffiliateCommission,
  AffiliateCommissionList,
} from '../../src/affiliates/commissions/dto/affiliate-commission.dto';
import { checkoutBody, openCheckout, pay, type TestEdition } from './purchase';
import type { TestStaff } from './staff';
import type { TestApi } from '../app/start-api';

const LINES = '/api/admin/affiliate-commissions';

/** A checkout by a partner's link that was followed a minute ago. */
export function referredBody(api: TestApi, code: string, edition: TestEdition, quantity = 1) {
  const body = checkoutBody([edition], quantity);
  const referredAt = new Date(api.clock.now().getTime() - 60_000).toISOString();
  return { ...body, metadata: { ...body.metadata, referralPartnerId: code, referredAt } };
}

/** An order that came by a partner's link and is paid by card. @returns its number */
export async function buyByLink(
  api: TestApi,
  code: string,
  edition: TestEdition,
  { quantity = 1, change = {} }: { quantity?: number; change?: object } = {},
): Promise<string> {
  const opened = await openCheckout(api, { ...referredBody(api, code, edition, quantity), ...change });
  await pay(api, opened);
  return opened.orderNumber;
}

/** Every line of commission, newest first. */
export async function commissionLines(
  api: TestApi,
  { headers }: Pick<TestStaff, 'headers'>,
  query = '',
): Promise<AffiliateCommission[]> {
  const answer = await api.request(`${LINES}${query}`, { headers });
  const list: unknown = await answer.json();
  if (!isList(list)) throw new Error(`Not a list: ${answer.status} ${JSON.stringify(list)}`);
  return list.items;
}

/** The one line of commission that there is. */
export async function commissionLine(
  api: TestApi,
  owner: Pick<TestStaff, 'headers'>,
): Promise<AffiliateCommission> {
  const [line, more] = await commissionLines(api, owner);
  if (!line || more) throw new Error('There is not exactly one line.');
  return line;
}

const isList = (value: unknown): value is AffiliateCommissionList =>
  typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items);
