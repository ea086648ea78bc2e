import { saveStaffSession } from '@gallery/api-client';
import type { OrderList } from '@gallery/contracts';
import {
  anOrderRecord,
  anOrderReferral,
  anOrderRow,
  aStaffSession,
  renderRoutes,
  type ApiCall,
  type ApiStubs,
} from '@gallery/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

export const LIST = 'GET /api/admin/orders';
export const ONE = 'GET /api/admin/orders/{orderNumber}';
export const REFERRAL = 'GET /api/admin/orders/{orderNumber}/referral';
export const NUMBER = 'TF-7K3M-Q9XD';

export const list = (...items: OrderList['items']): OrderList => ({
  items,
  total: items.length,
  nextCursor: null,
});
export const record = anOrderRecord();

export function signIn(): void {
  saveStaffSession(aStaffSession());
}

export function show(path: string, api: ApiStubs = {}) {
  const rendered = renderRoutes(routes, {
    path,
    api: {
      [LIST]: list(anOrderRow()),
      [ONE]: record,
      'GET /api/admin/orders/{orderNumber}/certificates': [],
      'GET /api/admin/orders/{orderNumber}/payment-requests': [],
      [REFERRAL]: anOrderReferral({ attributionStatus: null, partner: null, code: null }),
      'GET /api/admin/emails': { items: [], total: 0, nextCursor: null },
      ...api,
    },
  });
  return { ...rendered, user: userEvent.setup() };
}

export const bodyOf = (calls: ApiCall[]): unknown => calls.findLast(({ method }) => method === 'POST')?.body;

/** Typing letter by letter would take long. */
export const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

export async function press(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}
