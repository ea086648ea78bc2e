import { useCheckoutDraft } from '@gallery/session';
import { aReceipt, refusal } from '@gallery/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  arriveBeforePayment,
  CREATE,
  openReview,
  purchaseButton,
  session,
} from './order-confirmation-test-support';

const RELEASE = 'POST /api/checkout-sessions/{sessionId}/expire';
const RECEIPT = 'GET /api/checkout-sessions/{sessionId}';

beforeEach(arriveBeforePayment);

test('coming back from cancel gives the prints back and says so (S175)', async () => {
  useCheckoutDraft.getState().update({ openSessionId: 'cs_old' });
  const { calls } = openReview({
    api: { [RECEIPT]: aReceipt({ payment: 'open' }), [RELEASE]: () => undefined },
  });
  expect(await screen.findByText('Payment cancelled')).toBeInTheDocument();
  expect(calls.map((call) => `${call.method} ${call.path}`)).toContain(
    'POST /api/checkout-sessions/cs_old/expire',
  );
  expect(useCheckoutDraft.getState().openSessionId).toBeNull();
});

test('who comes back by the browser to the page as it was left can purchase again', async () => {
  openReview({
    api: { [CREATE]: session, [RECEIPT]: aReceipt({ payment: 'open' }), [RELEASE]: () => undefined },
  });
  await userEvent.click(await purchaseButton());
  await waitFor(() => expect(window.location.hash).toBe('#payment'));
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeInTheDocument();
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await screen.findByText('Payment cancelled')).toBeInTheDocument();
  expect(await purchaseButton()).toBeEnabled();
});

test('coming back after paying leads to the receipt, and nothing is released', async () => {
  useCheckoutDraft.getState().update({ openSessionId: 'cs_paid' });
  const { router, calls } = openReview({ api: { [RECEIPT]: aReceipt() } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/order-success'));
  expect(router.state.location.search).toBe('?session_id=cs_paid');
  expect(calls.every((call) => call.method === 'GET')).toBe(true);
});

test('an open payment that could not be released is released before a new one is opened', async () => {
  const user = userEvent.setup();
  useCheckoutDraft.getState().update({ openSessionId: 'cs_old' });
  let isDown = true;
  const { calls } = openReview({
    api: {
      [RECEIPT]: () => (isDown ? refusal('unavailable') : aReceipt({ payment: 'open' })),
      [RELEASE]: () => undefined,
      [CREATE]: session,
    },
  });
  const button = await purchaseButton();
  await waitFor(() => expect(button).toBeEnabled());
  isDown = false;
  await user.click(button);
  await waitFor(() => expect(window.location.hash).toBe('#payment'));
  expect(calls.map((call) => call.path).slice(-2)).toEqual([
    '/api/checkout-sessions/cs_old/expire',
    '/api/create-checkout-session',
  ]);
});
