import { useCollectorAccess, useCollectorSession, useGallerySettings, useToasts } from '@gallery/session';
import { aCollector, gallerySettings, refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as EmailLink } from './email-link';

const RESET = 'POST /api/collectors/password-resets/confirm';
const NEW_LINK = 'POST /api/collectors/password-resets';
const CONFIRM = 'POST /api/collectors/email-confirmations';

const entrance = { sessionId: 'secret', collector: aCollector() };

function follow(link: string, api: ApiStubs = {}) {
  const rendered = renderRoutes(
    [
      { path: '/', Component: () => <h1>Home</h1> },
      { Component: EmailLink, children: [{ path: '/collector', Component: () => <h1>Own works</h1> }] },
    ],
    { path: `/collector?${link}`, api },
  );
  return { ...rendered, user: userEvent.setup() };
}

const ownPage = () => screen.findByRole('heading', { name: 'Own works' });
const said = () => useToasts.getState().toast;

beforeEach(() => {
  useGallerySettings.getState().update(gallerySettings());
  useCollectorSession.getState().end();
  useCollectorAccess.getState().close();
  useToasts.setState({ toast: null });
});

it('is not in the way of the page without a link', async () => {
  follow('tab=profile');
  expect(await ownPage()).toBeVisible();
});

it.each(['reset', 'confirm'])('takes the token of %s out of the address at once', async (step) => {
  const { router } = follow(`${step}=t0ken&tab=profile`, { [CONFIRM]: () => new Promise(() => undefined) });
  await waitFor(() => expect(router.state.location.search).toBe('?tab=profile'));
  expect(screen.queryByRole('heading', { name: 'Own works' })).toBeNull();
});

describe('a link to choose a new password', () => {
  const choose = async (user: ReturnType<typeof follow>['user']) => {
    await user.click(await screen.findByLabelText('New password'));
    await user.paste('correct horse battery');
    await user.keyboard('{Enter}');
  };

  it('changes it, signs in and goes on to the page (G47)', async () => {
    const { user, calls } = follow('reset=t0ken', { [RESET]: entrance });
    await choose(user);
    expect(await ownPage()).toBeVisible();
    expect(calls[0]?.body).toEqual({ token: 't0ken', password: 'correct horse battery' });
    expect(useCollectorSession.getState().sessionId).toBe('secret');
    expect(said()?.title).toBe('Password Changed');
  });

  it('asks for a password at its field', async () => {
    const { user } = follow('reset=t0ken');
    await user.click(await screen.findByRole('button', { name: 'Save and sign in' }));
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('Choose a password');
  });

  it('says at the field what is wrong with the new one, which stays there', async () => {
    const fields = { password: 'Please use at least 10 characters.' };
    const { user } = follow('reset=t0ken', { [RESET]: () => refusal('validation_failed', { fields }) });
    await choose(user);
    await waitFor(() =>
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(fields.password),
    );
    expect(screen.getByLabelText('New password')).toHaveValue('correct horse battery');
  });

  it('that is over has a new one sent', async () => {
    const { user, calls } = follow('reset=t0ken', {
      [RESET]: () => refusal('account_link_unknown'),
      [NEW_LINK]: () => new Response(null, { status: 202 }),
    });
    await choose(user);
    expect(await screen.findByText('This link is no longer valid.')).toBeVisible();
    await user.click(screen.getByLabelText('Email'));
    await user.paste('elena@marsh.example');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(/If an account exists for this address/)).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ email: 'elena@marsh.example' });
  });

  it('that is over leads back to signing in', async () => {
    const { user } = follow('reset=t0ken', { [RESET]: () => refusal('account_link_unknown') });
    await choose(user);
    await user.click(await screen.findByRole('button', { name: 'Back to Sign In' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(useCollectorAccess.getState().isOpen).toBe(true);
  });
});

describe('a link that confirms an address', () => {
  it('does so and goes on to the page (G52)', async () => {
    const { user, calls } = follow('confirm=t0ken', { [CONFIRM]: { email: 'elena@marsh.example' } });
    expect(await screen.findByRole('heading', { name: 'Your email address is confirmed.' })).toBeVisible();
    expect(screen.getByText(/Orders placed with elena@marsh.example are now in your account/)).toBeVisible();
    expect(calls[0]?.body).toEqual({ token: 't0ken' });
    await user.click(screen.getByRole('button', { name: 'Your dashboard' }));
    expect(await ownPage()).toBeVisible();
  });

  it('says that it is at work', async () => {
    follow('confirm=t0ken', { [CONFIRM]: () => new Promise(() => undefined) });
    expect(await screen.findByText('Confirming your email address...')).toBeVisible();
  });

  it('goes on by itself once the account of it is signed in', async () => {
    const { user } = follow('confirm=t0ken', {
      [CONFIRM]: () =>
        useCollectorSession.getState().sessionId === null
          ? refusal('account_link_needs_sign_in')
          : { email: 'elena@marsh.example' },
    });
    await screen.findByRole('heading', { name: 'Please sign in to confirm your email address.' });
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(useCollectorAccess.getState().isOpen).toBe(true);
    act(() => useCollectorSession.getState().start('secret'));
    expect(await screen.findByRole('heading', { name: 'Your email address is confirmed.' })).toBeVisible();
  });

  it('that is over says so', async () => {
    const { user } = follow('confirm=t0ken', { [CONFIRM]: () => refusal('account_link_unknown') });
    expect(await screen.findByRole('heading', { name: 'This link is no longer valid.' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Your dashboard' }));
    expect(await ownPage()).toBeVisible();
  });

  it('is tried again when the server was away', async () => {
    let isAway = true;
    const { user } = follow('confirm=t0ken', {
      [CONFIRM]: () => (isAway ? refusal('unavailable') : { email: 'elena@marsh.example' }),
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isAway = false;
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Your email address is confirmed.' })).toBeVisible();
  });
});
