import { refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive } from '../../page-test-support';
import { routes } from '../../remote';

const CONFIRM = 'POST /api/newsletter/confirm';
const UNSUBSCRIBE = 'POST /api/newsletter/unsubscribe';

beforeEach(() => arrive());

const open = (path: string, api: ApiStubs = {}) => renderRoutes(routes, { path, api });

async function press(button: string) {
  await userEvent.setup().click(await screen.findByRole('button', { name: button }));
}

test('opening the link confirms nothing; the button does (G95)', async () => {
  const { calls } = open('/newsletter/confirm?token=abc', { [CONFIRM]: { message: 'Thank you.' } });
  await screen.findByRole('heading', { name: 'Letters from the gallery' });
  expect(calls).toEqual([]);
  await press('Confirm');
  expect(await screen.findByText('Thank you.')).toBeInTheDocument();
  expect(calls.map((call) => call.body)).toEqual([{ token: 'abc' }]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('one button ends the letters', async () => {
  const { calls } = open('/newsletter/unsubscribe?token=abc', {
    [UNSUBSCRIBE]: { message: 'You are unsubscribed.' },
  });
  await press('Unsubscribe');
  expect(await screen.findByText('You are unsubscribed.')).toBeInTheDocument();
  expect(calls[0]?.query.get('token')).toBe('abc');
});

test('a link that is too old says so and leads to the form', async () => {
  open('/newsletter/confirm?token=old', { [CONFIRM]: refusal('newsletter_token_unknown') });
  await press('Confirm');
  expect(await screen.findByText(/no longer valid/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/#newsletter');
});

test('a link without its token says so at once', async () => {
  open('/newsletter/unsubscribe');
  expect(await screen.findByText(/incomplete/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('without a network the button stays for another try', async () => {
  open('/newsletter/confirm?token=abc');
  await press('Confirm');
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
});
