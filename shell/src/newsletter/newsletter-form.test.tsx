import { useToasts } from '@gallery/session';
import { stubApi, refusal, type ApiStubs } from '@gallery/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewsletterForm } from './newsletter-form';

const SUBSCRIBE = 'POST /api/email-subscribe';

let restore = () => {};
beforeEach(() => useToasts.setState({ toast: null }));
afterEach(() => restore());

function open(api: ApiStubs = {}) {
  const network = stubApi(api);
  restore = network.restore;
  render(<NewsletterForm sourcePage="cart" />);
  return network.calls;
}

const shownNotice = () => {
  const { toast: notice } = useToasts.getState();
  return notice?.isOpen ? `${notice.title}: ${notice.description}` : undefined;
};

/** Submits this address. */
async function press(email: string) {
  const user = userEvent.setup();
  const field = screen.getByLabelText('Email');
  await user.click(field);
  await user.paste(email);
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  return field;
}

/** Submits this address and waits for the message. */
async function send(email: string) {
  const field = await press(email);
  await waitFor(() => expect(shownNotice()).toBeDefined());
  return { field, notice: shownNotice() };
}

it('sends the address with its page and clears the field (S131, S134)', async () => {
  const calls = open({ [SUBSCRIBE]: { message: 'Look into your mail.' } });
  const { field, notice } = await send('ada@example.com');
  expect(calls.map((call) => call.body)).toEqual([{ email: 'ada@example.com', sourcePage: 'cart' }]);
  expect(notice).toBe('Check your inbox: Look into your mail.');
  expect(field).toHaveValue('');
});

it('takes no second press while it sends (S134)', async () => {
  const user = userEvent.setup();
  open({ [SUBSCRIBE]: () => new Promise(() => {}) });
  await user.type(screen.getByLabelText('Email'), 'a@b.example{Enter}');
  expect(await screen.findByRole('button', { name: 'Subscribing...' })).toBeDisabled();
  expect(screen.getByLabelText('Email')).toBeDisabled();
});

it.each([
  ['', 'Email required: Please enter your email address.'],
  ['ada@', 'Invalid email: Please enter a valid email address.'],
  ['a da@example.com', 'Invalid email: Please enter a valid email address.'],
])('does not send %j and keeps what was typed (S132, S133)', async (email, told) => {
  const calls = open();
  const field = await press(email);
  expect(calls).toEqual([]);
  expect(field).toHaveAccessibleDescription(told);
  expect(shownNotice()).toBeUndefined();
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
});

it("tells of a failure in the server's words and keeps the address (S135)", async () => {
  open({ [SUBSCRIBE]: refusal('rate_limited') });
  const { field, notice } = await send('ada@example.com');
  expect(notice).toBe('Subscription failed: Too many requests. Please wait a moment and try again.');
  expect(field).toHaveValue('ada@example.com');
});

it('asks to try again without a network (S135)', async () => {
  open();
  const { notice } = await send('ada@example.com');
  expect(notice).toBe('Subscription failed: Failed to subscribe. Please try again.');
});
