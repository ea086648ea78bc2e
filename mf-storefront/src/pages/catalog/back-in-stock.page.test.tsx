import { refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive } from '../../page-test-support';
import { routes } from '../../remote';

beforeAll(() => import('./back-in-stock.page'));
beforeEach(() => arrive());

const open = (search: string, api: ApiStubs = {}) =>
  renderRoutes(routes, { path: `/back-in-stock${search}`, api });

test('nothing happens before a button is pressed, then the address is confirmed', async () => {
  open('?token=t', { 'POST /api/back-in-stock-alerts/confirm': { message: 'Thank you.' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Thank you.')).toBeVisible();
});

test('the other button unsubscribes', async () => {
  open('?token=t', { 'POST /api/back-in-stock-alerts/unsubscribe': { message: 'Deleted.' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText('Deleted.')).toBeVisible();
});

test('a link that is not known, or not complete, says so', async () => {
  open('?token=old', { 'POST /api/back-in-stock-alerts/confirm': refusal('back_in_stock_token_unknown') });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/^This link is no longer valid/)).toBeVisible();
});

test('a link without its token has no buttons', async () => {
  open('');
  expect(await screen.findByText(/^This link is incomplete/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
});
