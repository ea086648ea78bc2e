import type {
  AffiliateCommission,
  AffiliateCommissionList,
} from '../../src/affiliates/commissions/dto/affiliate-commission.dto';
import { AffiliatePayoutsService } from '../../src/affiliates/payouts/affiliate-payouts.service';
import type { Affiliate } from '../../src/affiliates/dto/affiliate.dto';
import { orderRecord, postOrder } from './admin-orders';
import { asOwner } from '../app/signed-in-owner';
import { checkoutBody, openCheckout, pay, type TestEdition } from './checkout';
import type { TestStaff } from './staff';
import type { TestApi } from '../app/start-api';

const DAY_MS = 86_400_000;
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

/** Calls around one affiliate and the edition that their referrals buy. As the owner, whose session never ends. */
export function commissionCalls(of: () => { api: TestApi; affiliate: Affiliate; edition: TestEdition }) {
  const call = (method: string, path: string, body?: object) =>
    of().api.request(`/api/admin/${path}`, { method, body, headers: asOwner });
  const line = () => commissionLine(of().api, { headers: asOwner });
  const buy = (options?: Parameters<typeof buyByLink>[3]) => {
    const { api, affiliate, edition } = of();
    return buyByLink(api, affiliate.partnerId, edition, options);
  };
  const balance = async (): Promise<unknown> =>
    (await call('GET', `selling-partners/${of().affiliate.id}`)).json();

  async function refund(number: string, more: object): Promise<void> {
    const { api } = of();
    const { version } = await orderRecord(api, number);
    const body = { id: crypto.randomUUID(), version, reason: 'Damaged', ...more };
    const answer = await postOrder(api, `${number}/refunds`, body);
    if (answer.status !== 201) throw new Error(`The refund was refused: ${await answer.text()}`);
    await api.deliverOutbox();
    await api.stripe().webhooks.idle();
  }

  /** Ends the return period and approves what is due. */
  async function approve(): Promise<void> {
    const { api } = of();
    api.clock.advance(31 * DAY_MS);
    await api.get(AffiliatePayoutsService).approveDue();
  }

  const payOut = (amount: number, id = crypto.randomUUID()) =>
    call('POST', `selling-partners/${of().affiliate.id}/payouts`, { id, amount, method: 'Bank transfer' });

  return { call, line, buy, balance, refund, approve, payOut };
}
