import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { refusal } from '@gallery/testing';
import {
  arriveSignedOut,
  button,
  field,
  fill,
  newSession,
  openAccess,
  sessionId,
  tab,
  toast,
} from './sign-in-dialog-test-support';

const SIGN_IN = 'POST /api/collectors/signin';

async function signIn(user: UserEvent) {
  await fill(user, 'Email', 'elena@marsh.example');
  await fill(user, 'Password', 'correct horse');
  await user.keyboard('{Enter}');
}

beforeEach(arriveSignedOut);

it('has two tabs and begins at Sign In (C3)', async () => {
  await openAccess();
  expect(tab('Sign In')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Create Account')).toHaveAttribute('aria-selected', 'false');
  await waitFor(() => expect(field('Email')).toHaveFocus());
});

it('tells password managers what its fields are', async () => {
  const { user } = await openAccess();
  expect(field('Email')).toHaveAttribute('autocomplete', 'username');
  expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
  await user.click(tab('Create Account'));
  expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
});

it('shows the password by a word and hides it again (C4)', async () => {
  const { user } = await openAccess();
  expect(field('Password')).toHaveAttribute('type', 'password');
  await user.click(button('Show password'));
  expect(field('Password')).toHaveAttribute('type', 'text');
  await user.click(button('Hide password'));
  expect(field('Password')).toHaveAttribute('type', 'password');
});

it('is empty again when it is opened the next time (C4)', async () => {
  const { user } = await openAccess();
  await fill(user, 'Email', 'elena@marsh.example');
  await user.click(button('Close'));
  await user.click(button('Collector access'));
  expect(field('Email')).toHaveValue('');
});

describe('signing in', () => {
  it('begins the session, closes and welcomes (S18, C7, C11, C13)', async () => {
    const heard = jest.fn();
    window.addEventListener('login-success', heard, { once: true });
    const { user, calls, queryClient } = await openAccess({ [SIGN_IN]: newSession });
    await signIn(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls[0]?.body).toEqual({ email: 'elena@marsh.example', password: 'correct horse' });
    expect(sessionId()).toBe('secret');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(queryClient.getQueryData(['/api/collectors/me'])).toEqual(newSession.collector);
    expect(queryClient.getQueryState(['/api/collectors/me'])?.isInvalidated).toBe(true);
    expect(toast()).toMatchObject({
      title: 'Welcome Back',
      description: 'Successfully signed in to your collector account.',
    });
  });

  it('asks for both email and password (C5)', async () => {
    const { user, calls } = await openAccess();
    await user.click(button('Sign In'));
    expect(toast()).toMatchObject({
      title: 'Missing Information',
      description: 'Please enter both email and password.',
    });
    expect(field('Email')).toHaveAccessibleDescription('Enter your email address');
    expect(field('Password')).toHaveAccessibleDescription('Enter your password');
    expect(field('Email')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('asks for a complete address at its field', async () => {
    const { user, calls } = await openAccess();
    await user.type(field('Email'), 'elena@');
    await user.type(field('Password'), 'secret{Enter}');
    expect(field('Email')).toHaveAccessibleDescription('Enter a valid email address');
    expect(calls).toEqual([]);
  });

  it.each([
    ["the server's words", refusal('rate_limited'), 'Too many requests. Please wait a moment and try again.'],
    [
      'ours without any',
      new Response('<h1>Bad gateway</h1>', { status: 502 }),
      'Invalid email or password. Please try again.',
    ],
  ])('tells a failure in %s, and what was typed stays (C9)', async (_whose, response, sentence) => {
    const { user } = await openAccess({ [SIGN_IN]: () => response });
    await signIn(user);
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Sign In Failed', description: sentence, tone: 'destructive' }),
    );
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
    expect(field('Email')).toHaveValue('elena@marsh.example');
    expect(field('Password')).toHaveValue('correct horse');
    expect(sessionId()).toBeNull();
  });

  it('says without a network that no answer came', async () => {
    const { user } = await openAccess();
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('The gallery could not be reached.');
  });

  it('takes no second press while the first is under way', async () => {
    const { user, calls } = await openAccess({ [SIGN_IN]: () => new Promise(() => undefined) });
    await signIn(user);
    expect(await screen.findByRole('button', { name: 'Signing In...' })).toBeDisabled();
    await user.type(field('Password'), '{Enter}');
    expect(calls).toHaveLength(1);
  });

  it('leads to what needs no account (G52)', async () => {
    const { user } = await openAccess();
    await user.click(screen.getByRole('link', { name: 'Find an order' }));
    expect(await screen.findByRole('heading', { name: 'Find an order' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
