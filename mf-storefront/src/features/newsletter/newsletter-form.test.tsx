import { refusal, renderRoutes, type ApiAnswers } from '@gallery/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive, fill, shownNotice } from '../../page-test-support';
import { NewsletterForm } from './newsletter-form';

const SUBSCRIBE = 'POST /api/email-subscribe';

beforeEach(() => arrive());

/** Sends this address and waits for what the visitor is told. */
async function send(email: string, api: ApiAnswers = {}) {
  const visitor = userEvent.setup();
  const { calls } = renderRoutes([{ path: '/', element: <NewsletterForm sourcePage="cart" /> }], { api });
  const field = await screen.findByLabelText('E-mail');
  if (email !== '') await fill(visitor, field, email);
  await visitor.click(screen.getByRole('button', { name: 'Subscribe' }));
  await waitFor(() => expect(shownNotice()).toBeDefined());
  return { calls, field, notice: shownNotice() };
}

test('an address goes to the API with its page, and the field is cleared (S131, S134)', async () => {
  const { calls, field, notice } = await send('ada@example.com', { [SUBSCRIBE]: { message: 'Noted.' } });
  expect(calls.map((call) => call.body)).toEqual([{ email: 'ada@example.com', sourcePage: 'cart' }]);
  expect(notice).toBe('Subscribed: Noted.');
  expect(field).toHaveValue('');
});

test.each([
  ['', 'Email required: Please enter your email address.'],
  ['ada@', 'Invalid email: Please enter a valid email address.'],
  ['a da@example.com', 'Invalid email: Please enter a valid email address.'],
])('%j is not sent and keeps what was typed (S132, S133)', async (email, told) => {
  const { calls, field, notice } = await send(email);
  expect(calls).toEqual([]);
  expect(notice).toBe(told);
  expect(field).toBeInvalid();
});

test("a failure says so in the server's words, or in ours (S135)", async () => {
  const { field, notice } = await send('ada@example.com', { [SUBSCRIBE]: refusal('rate_limited') });
  expect(notice).toMatch(/^Subscription failed: ./);
  expect(field).toHaveValue('ada@example.com');
});

test('a network failure asks to try again (S135)', async () => {
  const { notice } = await send('ada@example.com');
  expect(notice).toBe('Subscription failed: Failed to subscribe. Please try again.');
});
