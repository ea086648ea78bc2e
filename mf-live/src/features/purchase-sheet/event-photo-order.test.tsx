import { cancelSignInPrompt, useCollectorAccess, useCollectorSession, useToasts } from '@gallery/session';
import { refusal } from '@gallery/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive, open, option } from './purchase-sheet-test-support';

const ORDERS = 'POST /api/orders';

const notice = () => {
  const shown = useToasts.getState().toast;
  return shown && `${shown.title}: ${shown.description}`;
};

beforeEach(() => {
  arrive();
  window.location.hash = '';
});
afterEach(cancelSignInPrompt);

const placed = {
  id: 'order-1',
  number: 'TF-1',
  status: 'pending',
  totalPrice: 150,
  // The test's window stays on its document.
  checkoutUrl: '#payment',
};

const isPaidNext = () => waitFor(() => expect(window.location.hash).toBe('#payment'));

async function order() {
  await userEvent.click(await option(/Digital file and small print/));
  await userEvent.click(screen.getByRole('button', { name: 'Order photo, $150' }));
}

it('an event photo is ordered for 150 dollars with what led to it, and paid next (L65, L66, L69, P24)', async () => {
  useCollectorSession.getState().start('session-1');
  const timestamp = new Date().toISOString();
  sessionStorage.setItem('event-attribution', '{"eventId":"opening","eventName":"Opening"}');
  localStorage.setItem('referral', JSON.stringify({ partnerId: 'selma', timestamp }));
  const { calls } = open({ [ORDERS]: Response.json(placed, { status: 201 }) });
  await order();
  await isPaidNext();
  expect(calls.at(-1)?.body).toEqual({
    orderType: 'event_photo',
    itemId: 'photo-42',
    quantity: 1,
    unitPrice: 150,
    totalPrice: 150,
    referralPartnerId: 'selma',
    referredAt: timestamp,
    referralSource: '',
    attribution: {
      source: null,
      medium: null,
      campaign: null,
      landingPage: null,
      eventId: 'opening',
      eventName: 'Opening',
    },
  });
  expect(notice()).toBe('Order Placed: Your photo order has been submitted successfully.');
});

it('can be ordered again by who comes back by the browser to the page as it was left', async () => {
  useCollectorSession.getState().start('session-1');
  open({ [ORDERS]: Response.json(placed, { status: 201 }) });
  await order();
  await isPaidNext();
  expect(screen.getByRole('button', { name: 'Placing order...' })).toBeInTheDocument();
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await screen.findByRole('button', { name: 'Order photo, $150' })).toBeEnabled();
});

it('asks who is signed out to log in, and then goes on (L67)', async () => {
  open({ [ORDERS]: Response.json(placed, { status: 201 }) });
  await order();
  expect(notice()).toBe('Login Required: Please log in to order photos.');
  await waitFor(() => expect(useCollectorAccess.getState().isOpen).toBe(true));
  useCollectorSession.getState().start('session-1');
  await isPaidNext();
});

it('asks to log in again where the session is over', async () => {
  useCollectorSession.getState().start('session-1');
  open({ [ORDERS]: refusal('signed_out') });
  await order();
  await waitFor(() => expect(notice()).toBe('Login Required: Please log in to order photos.'));
});

it('says a failure in the specified words and loses nothing (L68)', async () => {
  useCollectorSession.getState().start('session-1');
  open({ [ORDERS]: refusal('photo_not_for_sale') });
  await order();
  await waitFor(() => expect(notice()).toBe('Order Failed: Failed to place order. Please try again.'));
  expect(screen.getByText('This photograph cannot be ordered.')).toBeVisible();
  expect(await option(/Digital file and small print/)).toBeChecked();
  expect(screen.getByRole('button', { name: 'Order photo, $150' })).toBeEnabled();
});

it('leads whose pass has ended meanwhile to the gate', async () => {
  useCollectorSession.getState().start('session-1');
  open({ [ORDERS]: refusal('pass_required') });
  await order();
  const gate = await screen.findByRole('link', { name: 'Join Live Event' });
  expect(gate).toHaveAttribute('href', '/live-event-gate/opening');
  expect(await option(/Digital file and small print/)).toBeChecked();
});
