import type { TransferView } from '@gallery/contracts';
import { useCollectorAccess, useCollectorSession, useGallerySettings } from '@gallery/session';
import { gallerySettings, refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as Transfer } from './certificate-transfer.page';

const LOOK = 'POST /api/certificate-transfers/lookup';
const CONFIRM = 'POST /api/certificate-transfers/confirm';
const ACCEPT = 'POST /api/certificate-transfers/accept';

const transfer = (changes: Partial<TransferView> = {}): TransferView => ({
  role: 'holder',
  state: 'asked',
  coaId: 'COA-7K3M-Q9XD-04TB',
  artworkTitle: 'Inside Voice',
  editionNumber: 6,
  editionTotal: 9,
  size: '20x20',
  picture: null,
  from: 'Ada Byron',
  to: 'Elena Marsh',
  email: 'elena@example.com',
  expiresAt: '2026-11-28T10:00:00.000Z',
  ...changes,
});

function follow(api: ApiStubs) {
  const rendered = renderRoutes([{ path: '/certificate-transfer', Component: Transfer }], {
    path: '/certificate-transfer?token=t0ken',
    api,
  });
  return { ...rendered, user: userEvent.setup() };
}

beforeEach(() => {
  useGallerySettings.getState().update(gallerySettings());
  useCollectorSession.getState().end();
  useCollectorAccess.getState().close();
});

it('takes the secret out of the address at once', async () => {
  const { router } = follow({ [LOOK]: transfer() });
  expect(await screen.findByRole('button', { name: 'Confirm transfer' })).toBeVisible();
  expect(router.state.location.search).toBe('');
});

it('has a heading while it loads', async () => {
  follow({ [LOOK]: () => new Promise<undefined>(() => undefined) });
  expect(await screen.findByText('Loading the transfer...')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Certificate transfer');
});

it('has the holder confirm, and says who still has to answer', async () => {
  const { user } = follow({ [LOOK]: transfer(), [CONFIRM]: transfer({ state: 'confirmed' }) });
  await user.click(await screen.findByRole('button', { name: 'Confirm transfer' }));
  expect(
    await screen.findByText('Elena Marsh still has to accept, with the link in their email.'),
  ).toBeVisible();
});

it('asks the new owner to sign in and goes on from there', async () => {
  const { user } = follow({
    [LOOK]: transfer({ role: 'recipient' }),
    [ACCEPT]: transfer({ role: 'recipient', state: 'completed' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Sign in to accept' }));
  expect(useCollectorAccess.getState().isOpen).toBe(true);
  act(() => useCollectorSession.getState().start('session-1'));
  await user.click(await screen.findByRole('button', { name: 'Accept certificate' }));
  expect(await screen.findByText('It is now yours. You can find it in your account.')).toBeVisible();
});

it('says which address has to be signed in', async () => {
  useCollectorSession.getState().start('session-1');
  const { user } = follow({
    [LOOK]: transfer({ role: 'recipient' }),
    [ACCEPT]: refusal('transfer_for_another'),
  });
  await user.click(await screen.findByRole('button', { name: 'Accept certificate' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is for another email address.');
});

it('says when a link is used up', async () => {
  follow({ [LOOK]: refusal('transfer_not_found') });
  expect(await screen.findByText('This link is no longer valid.')).toBeVisible();
});

it('offers to try again when the transfer cannot be read', async () => {
  follow({ [LOOK]: refusal('internal') });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});
