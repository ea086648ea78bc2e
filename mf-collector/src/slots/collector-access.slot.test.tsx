import { useCollectorAccess, useCollectorSession, useToasts } from '@gallery/session';
import { aCollector, refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { Dialog } from '@gallery/ui/dialog';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { Component } from './collector-access.slot';

const SIGN_IN = 'POST /api/collectors/signin';
const SIGN_UP = 'POST /api/collectors/signup';
const RESET = 'POST /api/collectors/password-resets';

const entrance = { sessionId: 'secret', collector: aCollector() };

/** Loads after its dialog, as in the shell. */
const CollectorAccess = lazy(async () => ({ default: Component }));

/** The dialog as the shell shows it. */
function Page() {
  const { isOpen, open, close } = useCollectorAccess();
  return (
    <>
      <button type="button" onClick={() => open()}>
        Collector access
      </button>
      <Dialog isOpen={isOpen} onClose={close} title="COLLECTOR ACCESS" head="plain">
        <Suspense>
          <CollectorAccess />
        </Suspense>
      </Dialog>
    </>
  );
}

async function openAccess(api: ApiStubs = {}) {
  const rendered = renderRoutes(
    [
      { path: '/', Component: Page },
      { path: '/order-lookup', Component: () => <h1>Find an order</h1> },
    ],
    { api },
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Collector access' }));
  await screen.findByRole('tab', { name: 'Sign In' });
  return { ...rendered, user };
}

const field = (label: string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });
const tab = (name: string) => screen.getByRole('tab', { name });
const said = () => useToasts.getState().toast;
const sessionId = () => useCollectorSession.getState().sessionId;

type User = Awaited<ReturnType<typeof openAccess>>['user'];

async function fill(user: User, label: string, text: string) {
  await user.click(field(label));
  await user.paste(text);
}

async function signIn(user: User) {
  await fill(user, 'E-mail', 'elena@marsh.example');
  await fill(user, 'Password', 'correct horse');
  await user.keyboard('{Enter}');
}

async function createAccount(user: User) {
  await user.click(tab('Create Account'));
  await fill(user, 'First name', 'Elena');
  await fill(user, 'E-mail', 'elena@marsh.example');
  await fill(user, 'Password', 'correct horse');
  await user.keyboard('{Enter}');
}

beforeEach(() => {
  useCollectorSession.getState().end();
  useCollectorAccess.getState().close();
  useToasts.setState({ toast: null });
});

it('has two tabs and begins at Sign In (C3)', async () => {
  await openAccess();
  expect(tab('Sign In')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Create Account')).toHaveAttribute('aria-selected', 'false');
  expect(field('E-mail')).toHaveFocus();
});

it('tells password managers what its fields are', async () => {
  const { user } = await openAccess();
  expect(field('E-mail')).toHaveAttribute('autocomplete', 'username');
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
  await fill(user, 'E-mail', 'elena@marsh.example');
  await user.click(button('Close'));
  await user.click(button('Collector access'));
  expect(field('E-mail')).toHaveValue('');
});

describe('signing in', () => {
  it('begins the session, closes and welcomes (S18, C7, C11, C13)', async () => {
    const heard = jest.fn();
    window.addEventListener('login-success', heard, { once: true });
    const { user, calls, queryClient } = await openAccess({ [SIGN_IN]: entrance });
    await signIn(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls[0]?.body).toEqual({ email: 'elena@marsh.example', password: 'correct horse' });
    expect(sessionId()).toBe('secret');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(queryClient.getQueryData(['/api/collectors/me'])).toEqual(entrance.collector);
    expect(said()).toMatchObject({
      title: 'Welcome Back',
      description: 'Successfully signed in to your collector account.',
    });
  });

  it('asks for both e-mail and password (C5)', async () => {
    const { user, calls } = await openAccess();
    await user.click(button('Sign In'));
    expect(said()).toMatchObject({
      title: 'Missing Information',
      description: 'Please enter both email and password.',
    });
    expect(field('E-mail')).toHaveAccessibleDescription('Enter your e-mail address');
    expect(field('Password')).toHaveAccessibleDescription('Enter your password');
    expect(field('E-mail')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('asks for a complete address at its field', async () => {
    const { user, calls } = await openAccess();
    await user.type(field('E-mail'), 'elena@');
    await user.type(field('Password'), 'secret{Enter}');
    expect(field('E-mail')).toHaveAccessibleDescription('Enter a complete e-mail address');
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
    expect(await screen.findByRole('alert')).toHaveTextContent(`Sign in did not succeed.${sentence}`);
    expect(said()).toMatchObject({ title: 'Sign In Failed', description: sentence, tone: 'destructive' });
    expect(field('E-mail')).toHaveValue('elena@marsh.example');
    expect(field('Password')).toHaveValue('correct horse');
    expect(sessionId()).toBeNull();
  });

  it('says without a network that no answer came', async () => {
    const { user } = await openAccess();
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('No answer came.');
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

describe('creating an account', () => {
  it('begins the session, closes and welcomes (C8, C12, C13)', async () => {
    const { user, calls } = await openAccess({ [SIGN_UP]: entrance });
    await createAccount(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls[0]?.body).toEqual({
      firstName: 'Elena',
      lastName: '',
      email: 'elena@marsh.example',
      password: 'correct horse',
    });
    expect(sessionId()).toBe('secret');
    expect(said()).toMatchObject({ title: 'Account Created' });
    expect(said()?.description).toContain('Welcome, Elena.');
  });

  it('asks for first name, e-mail and password, not for the last name (C6)', async () => {
    const { user, calls } = await openAccess();
    await user.click(tab('Create Account'));
    await user.click(button('Create Account'));
    expect(said()).toMatchObject({
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
    expect(said()).toMatchObject({
      title: 'Account Creation Failed',
      description: 'Some fields are missing or not valid.',
    });
    expect(field('First name')).toHaveValue('Elena');
  });

  it('fails in the specified words when the server has none (C10)', async () => {
    const { user } = await openAccess({ [SIGN_UP]: () => new Response(null, { status: 502 }) });
    await createAccount(user);
    await waitFor(() =>
      expect(said()).toMatchObject({
        title: 'Account Creation Failed',
        description: 'Unable to create account. Please try again.',
      }),
    );
  });
});

describe('creating an account with the address of another one (R1)', () => {
  const SENTENCE = 'An account with this email already exists. Sign in or reset your password.';

  async function createKnown() {
    const opened = await openAccess({ [SIGN_UP]: () => refusal('account_exists') });
    await createAccount(opened.user);
    await screen.findByRole('alert');
    return opened;
  }

  it('says so in the form and in the toast (C10)', async () => {
    await createKnown();
    expect(screen.getByRole('alert')).toHaveTextContent(SENTENCE);
    expect(said()).toMatchObject({ title: 'Account Creation Failed', description: SENTENCE });
  });

  it('leads to signing in with the address that was typed, at the password', async () => {
    const { user } = await createKnown();
    await user.click(button('Sign in'));
    expect(tab('Sign In')).toHaveAttribute('aria-selected', 'true');
    expect(field('E-mail')).toHaveValue('elena@marsh.example');
    expect(field('Password')).toHaveFocus();
  });

  it('leads to a new password with the address that was typed', async () => {
    const { user } = await createKnown();
    await user.click(button('reset your password'));
    expect(button('Send the link')).toBeVisible();
    expect(field('E-mail')).toHaveValue('elena@marsh.example');
  });
});

describe('a forgotten password', () => {
  async function forget(api: ApiStubs) {
    const opened = await openAccess(api);
    await fill(opened.user, 'E-mail', 'elena@marsh.example');
    await opened.user.click(button('Forgotten password'));
    return opened;
  }

  it('has a link sent to the address that was typed, and says no more than that (G47)', async () => {
    const { user, calls } = await forget({ [RESET]: () => new Response(null, { status: 202 }) });
    expect(field('E-mail')).toHaveValue('elena@marsh.example');
    await user.click(button('Send the link'));
    expect(await screen.findByText(/If there is an account with this address/)).toBeVisible();
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
    expect(field('E-mail')).toHaveValue('elena@marsh.example');
  });
});
