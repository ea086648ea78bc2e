import { refusal, type ApiStubs } from '@gallery/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
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

const SIGN_UP = 'POST /api/collectors/signup';
const RESET = 'POST /api/collectors/password-resets';

async function createAccount(user: UserEvent) {
  await user.click(tab('Create Account'));
  await fill(user, 'First name', 'Elena');
  await fill(user, 'Email', 'elena@marsh.example');
  await fill(user, 'Password', 'correct horse');
  await user.keyboard('{Enter}');
}

beforeEach(arriveSignedOut);

describe('creating an account', () => {
  it('begins the session, closes and welcomes (C8, C12, C13)', async () => {
    const { user, calls } = await openAccess({ [SIGN_UP]: newSession });
    await createAccount(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls[0]?.body).toEqual({
      firstName: 'Elena',
      lastName: '',
      email: 'elena@marsh.example',
      password: 'correct horse',
    });
    expect(sessionId()).toBe('secret');
    expect(toast()).toMatchObject({ title: 'Account Created' });
    expect(toast()?.description).toContain('Welcome, Elena.');
  });

  it('asks for first name, email and password, not for the last name (C6)', async () => {
    const { user, calls } = await openAccess();
    await user.click(tab('Create Account'));
    await user.click(button('Create Account'));
    expect(toast()).toMatchObject({
      title: 'Missing Information',
      description: 'Please fill in all required fields.',
    });
    expect(field('First name')).toHaveAccessibleDescription('Enter your first name');
    expect(field('Last name (optional)')).toBeValid();
    expect(field('Password')).toHaveAccessibleDescription('Choose a password');
    expect(field('First name')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('puts what the server says of the password at the password (C10, G47)', async () => {
    const fields = { password: 'Please use at least 10 characters.' };
    const { user } = await openAccess({ [SIGN_UP]: () => refusal('validation_failed', { fields }) });
    await createAccount(user);
    await waitFor(() =>
      expect(field('Password')).toHaveAccessibleDescription('Please use at least 10 characters.'),
    );
    expect(field('Password')).toHaveFocus();
    expect(toast()).toMatchObject({
      title: 'Account Creation Failed',
      description: 'Some fields are missing or not valid.',
    });
    expect(field('First name')).toHaveValue('Elena');
  });

  it('fails in the specified words when the server has none (C10)', async () => {
    const { user } = await openAccess({ [SIGN_UP]: () => new Response(null, { status: 502 }) });
    await createAccount(user);
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Account Creation Failed',
        description: 'Unable to create account. Please try again.',
      }),
    );
  });
});

describe('creating an account with the address of another one (R1)', () => {
  const SENTENCE = 'An account with this email already exists. Sign in, or reset your password.';

  async function createKnown() {
    const opened = await openAccess({ [SIGN_UP]: () => refusal('account_exists') });
    await createAccount(opened.user);
    await screen.findByRole('alert');
    return opened;
  }

  it('says so once, in the form (R1)', async () => {
    await createKnown();
    expect(screen.getByRole('alert')).toHaveTextContent(SENTENCE);
    expect(toast()).toMatchObject({ title: 'Account Creation Failed', description: undefined });
  });

  it('leads to signing in with the address that was typed, at the password', async () => {
    const { user } = await createKnown();
    await user.click(button('Sign in'));
    expect(tab('Sign In')).toHaveAttribute('aria-selected', 'true');
    expect(field('Email')).toHaveValue('elena@marsh.example');
    expect(field('Password')).toHaveFocus();
  });

  it('leads to a new password with the address that was typed', async () => {
    const { user } = await createKnown();
    await user.click(button('reset your password'));
    expect(button('Send the link')).toBeVisible();
    expect(field('Email')).toHaveValue('elena@marsh.example');
  });
});

describe('a forgotten password', () => {
  async function forget(api: ApiStubs) {
    const opened = await openAccess(api);
    await fill(opened.user, 'Email', 'elena@marsh.example');
    await opened.user.click(button('Forgot password?'));
    return opened;
  }

  it('has a link sent to the address that was typed, and says no more than that (G47)', async () => {
    const { user, calls } = await forget({ [RESET]: () => new Response(null, { status: 202 }) });
    expect(field('Email')).toHaveValue('elena@marsh.example');
    await user.click(button('Send the link'));
    expect(await screen.findByText(/If an account exists for this address/)).toBeVisible();
    expect(calls[0]?.body).toEqual({ email: 'elena@marsh.example' });
  });

  it('says why the link was not sent', async () => {
    const { user } = await forget({ [RESET]: () => refusal('rate_limited') });
    await user.click(button('Send the link'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a moment and try again.');
  });

  it('leads back to signing in', async () => {
    const { user } = await forget({});
    await user.click(button('Back to Sign In'));
    expect(field('Password')).toBeVisible();
    expect(field('Email')).toHaveValue('elena@marsh.example');
  });
});
