import { saveStaffSession } from '@gallery/api-client';
import type { OrderCertificate } from '@gallery/contracts';
import { useGallerySettings } from '@gallery/session';
import {
  aMessageRow,
  anApplicationMessage,
  anEditionLedger,
  anInventoryRecord,
  anOrderRecord,
  anOrderReferral,
  anOrderRow,
  anAffiliateList,
  anAffiliate,
  aSettingsRecord,
  aStaffSession,
  gallerySettings,
  renderRoutes,
  artworkFormStubs,
  type ApiStubs,
} from '@gallery/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../remote';

// What buyers, colleagues or the user have changed is not shown as it was before.

const ONE_ORDER = 'GET /api/admin/orders/{orderNumber}';
const NUMBER = 'TF-7K3M-Q9XD';

beforeEach(() => {
  useGallerySettings.getState().update(gallerySettings());
  saveStaffSession(aStaffSession());
  window.sessionStorage.clear();
});

function show(path: string, api: ApiStubs) {
  const rendered = renderRoutes(routes, { path, api });
  const go = (address: string) => act(() => rendered.router.navigate(address));
  return { ...rendered, go, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const listOf = <Item,>(...items: Item[]) => ({ items, total: items.length, nextCursor: null });

const orderAnswers: ApiStubs = {
  'GET /api/admin/orders': listOf(anOrderRow()),
  [ONE_ORDER]: anOrderRecord(),
  'GET /api/admin/orders/{orderNumber}/certificates': [],
  'GET /api/admin/orders/{orderNumber}/payment-requests': [],
  'GET /api/admin/orders/{orderNumber}/referral': anOrderReferral({
    attributionStatus: null,
    partner: null,
    code: null,
  }),
  'GET /api/admin/emails': listOf(),
};

it('a list has what was added to it while another page was open', async () => {
  let rows = [anOrderRow()];
  const { go } = show('/admin/orders', { 'GET /api/admin/orders': () => listOf(...rows) });
  expect(await screen.findByText(NUMBER)).toBeVisible();
  await go('/admin/nowhere');
  rows = [anOrderRow({ number: 'TF-2222-2222' }), ...rows];
  await go('/admin/orders');
  expect(await screen.findByText('TF-2222-2222')).toBeVisible();
});

it('an order that is opened again says that it was paid meanwhile', async () => {
  let payment: 'open' | 'paid' = 'open';
  const { go } = show(`/admin/orders/${NUMBER}`, {
    ...orderAnswers,
    [ONE_ORDER]: () => anOrderRecord({ payment }),
  });
  expect(await screen.findByText(/^Awaiting payment/)).toBeVisible();
  await go('/admin/nowhere');
  payment = 'paid';
  await go(`/admin/orders/${NUMBER}`);
  expect(await screen.findByText(/^Paid, card/)).toBeVisible();
});

it('an order shows its certificates as they are once Stripe has given the money back', async () => {
  const refund = {
    id: 'r1',
    amount: 100,
    reason: 'Damaged',
    actor: 'owner',
    failureReason: null,
    createdAt: '2026-11-15T09:12:00.000Z',
  };
  const certificate: OrderCertificate = {
    coaId: 'COA-7K3M-Q9XD-04TB',
    orderLineId: 'line-1',
    title: 'Inside Voice',
    editionNumber: 6,
    total: 9,
    state: 'issued',
    holderName: 'Elena Marsh',
    issuedAt: '2026-11-14T14:00:00.000Z',
    signatureApplied: true,
  };
  let isBack = false;
  const { queryClient } = show(`/admin/orders/${NUMBER}`, {
    ...orderAnswers,
    [ONE_ORDER]: () =>
      anOrderRecord({
        refunds: [
          isBack
            ? { ...refund, state: 'done', settledAt: '2026-11-15T09:13:00.000Z' }
            : { ...refund, state: 'asked', settledAt: null },
        ],
      }),
    'GET /api/admin/orders/{orderNumber}/certificates': () => [
      { ...certificate, state: isBack ? 'revoked' : 'issued' },
    ],
  });
  expect(await screen.findByText('Inside Voice, 6 of 9: issued')).toBeVisible();
  isBack = true;
  // The page does this every few seconds while it waits.
  await act(() => queryClient.invalidateQueries({ queryKey: ['/api/admin/orders/{orderNumber}'] }));
  expect(await screen.findByText('Inside Voice, 6 of 9: revoked')).toBeVisible();
});

it('who was approved in the inbox stands among the partners', async () => {
  const application = anApplicationMessage();
  let partners = anAffiliateList();
  const { go, user } = show('/admin/partners', {
    'GET /api/admin/settings': aSettingsRecord(),
    'GET /api/admin/selling-partners': () => partners,
    'GET /api/admin/inbox': listOf(aMessageRow()),
    'GET /api/admin/inbox/counts': { awaitingReply: 1, late: 0 },
    'GET /api/admin/inbox/assignees': [],
    'GET /api/admin/inbox/{id}': application,
    'POST /api/admin/inbox/{id}/affiliate': () => {
      partners = anAffiliateList(anAffiliate());
      return application;
    },
  });
  expect(await screen.findByText(/^No selling partners found/)).toBeVisible();
  await go(`/admin/inbox/${application.id}`);
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await go('/admin/partners');
  expect(await screen.findByText('Galerie Nord')).toBeVisible();
});

it('the ledger beneath a work has the title that the work was given', async () => {
  const work = anInventoryRecord({ id: 'w1', title: 'Inside Voice' });
  let title = 'Inside Voice';
  const { user } = show('/admin/inventory/w1', {
    ...artworkFormStubs(),
    'GET /api/admin/artwork-inventory/{id}': work,
    'GET /api/admin/editions/{editionId}': () => anEditionLedger({ title }),
    'PUT /api/admin/artwork-inventory/{id}': () => {
      title = 'Outer Voice';
      return work;
    },
  });
  expect(await screen.findByRole('region', { name: /^Edition ledger of Inside Voice/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit Details' }));
  await user.click(await screen.findByText('Save Changes'));
  expect(await screen.findByRole('region', { name: /^Edition ledger of Outer Voice/ })).toBeVisible();
});
