import { storedStaffSession, saveStaffSession } from '@gallery/api-client';
import { useGallerySettings, useToasts } from '@gallery/session';
import {
  aStaffSession,
  gallerySettings,
  refusal,
  renderRoutes,
  type ApiStubs,
  type ApiCall,
} from '@gallery/testing';
import { Dialog } from '@gallery/ui/dialog';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { RouteObject } from 'react-router';
import { Component as Login } from './login.page';
import { usePageTitle } from '../../components/page/admin-page';
import { SignOutButton } from '../../features/access/sign-out-button';
import { StaffOnly } from '../../features/access/staff-only';

const GATE = 'POST /api/admin/gate';
const LOGIN = 'POST /api/admin/login';
const LOGOUT = 'POST /api/admin/logout';
/** 204. */
const done = () => undefined;

function Desk() {
  const [note, setNote] = useState('');
  const [isWriting, setWriting] = useState(false);
  usePageTitle('Desk');
  return (
    <main>
      <button type="button" onClick={() => setWriting(true)}>
        Write
      </button>
      <Dialog isOpen={isWriting} onClose={() => setWriting(false)} title="Letter">
        <input aria-label="Letter" defaultValue="" />
      </Dialog>
      <h1>Desk</h1>
      <label>
        Note <input value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
      <SignOutButton />
    </main>
  );
}

const routes: RouteObject[] = [
  { path: '/admin/login', Component: Login },
  {
    path: '*',
    element: (
      <StaffOnly>
        <Desk />
      </StaffOnly>
    ),
  },
];

beforeEach(() => {
  useGallerySettings.getState().update(gallerySettings());
  useToasts.setState({ toast: null });
  sessionStorage.clear();
  saveStaffSession(null);
});

function show(path = '/admin/orders', api: ApiStubs = {}) {
  const rendered = renderRoutes(routes, {
    path,
    api: { [GATE]: done, [LOGIN]: aStaffSession(), [LOGOUT]: done, ...api },
  });
  return { ...rendered, user: userEvent.setup() };
}

const said = () => useToasts.getState().toast;
const passwordField = () => screen.findByLabelText('Password');

async function signInStaff(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(await screen.findByLabelText('Username'), 'owner');
  await user.type(await passwordField(), 'gallery-demo{Enter}');
}

it('asks for the gate’s password, then for the login, then shows the page that was asked for (A2, A5, G42)', async () => {
  const { user, router } = show();
  expect(await screen.findByRole('heading', { name: 'Admin Access' })).toBeVisible();
  await user.type(await passwordField(), 'atelier{Enter}');
  await signInStaff(user);
  expect(await screen.findByRole('heading', { name: 'Desk' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/orders');
});

const ME = 'GET /api/admin/me';

it('finds out by itself who is signed in when a page opens', async () => {
  saveStaffSession(undefined);
  show('/admin/orders', { [ME]: aStaffSession() });
  expect(await screen.findByRole('heading', { name: 'Desk' })).toBeVisible();
  expect(storedStaffSession()).toEqual(aStaffSession());
});

it('starts at the gate where nobody is signed in', async () => {
  saveStaffSession(undefined);
  show('/admin/orders', { [ME]: { user: null } });
  expect(await screen.findByRole('heading', { name: 'Admin Access' })).toBeVisible();
});

it('says that the gallery cannot be reached, and asks again', async () => {
  saveStaffSession(undefined);
  let isDown = true;
  const { user } = show('/admin/orders', {
    [ME]: () => (isDown ? refusal('unavailable') : aStaffSession()),
  });
  expect(await screen.findByText('The gallery could not be reached.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Desk' })).toBeVisible();
});

it('says Incorrect password and empties the field (A6)', async () => {
  const { user } = show(undefined, { [GATE]: refusal('gate_refused') });
  await user.type(await passwordField(), 'wrong{Enter}');
  expect(await screen.findByText('Incorrect password')).toBeVisible();
  expect(await passwordField()).toHaveValue('');
  expect(await passwordField()).toHaveFocus();
});

it('keeps what was typed when the gate could not be asked', async () => {
  const { user } = show(undefined, { [GATE]: refusal('unavailable') });
  await user.type(await passwordField(), 'atelier{Enter}');
  expect(await screen.findByText('The password could not be checked.')).toBeVisible();
  expect(await passwordField()).toHaveValue('atelier');
});

it('remembers the open gate until the browser is closed (A7, X10)', async () => {
  const { user } = show();
  await user.type(await passwordField(), 'atelier{Enter}');
  expect(await screen.findByLabelText('Username')).toBeVisible();
  expect(sessionStorage.getItem('admin-access')).toBe('true');
});

it('lets nobody log in before both fields are filled, and shows the password on request (A1, A8)', async () => {
  const { user } = show('/admin/login');
  const button = await screen.findByRole('button', { name: 'Sign in' });
  expect(button).toBeDisabled();
  await user.type(screen.getByLabelText('Username'), 'owner');
  expect(button).toBeDisabled();
  await user.type(await passwordField(), 'gallery-demo');
  expect(button).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(await passwordField()).toHaveAttribute('type', 'text');
});

it('signs in, says so and goes to the dashboard; no script can read the session (A9, A10, X10)', async () => {
  const { user, router } = show('/admin/login');
  await signInStaff(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
  expect(said()).toMatchObject({ title: 'Login Successful' });
  expect(storedStaffSession()).toEqual(aStaffSession());
  expect(localStorage).toHaveLength(0);
});

it.each([
  [refusal('credentials_refused', { message: 'The words of the server' }), 'The words of the server'],
  [new Response('', { status: 500 }), 'Invalid credentials'],
])('says Login Failed and keeps what was typed (A11)', async (answer, words) => {
  const { user } = show('/admin/login', { [LOGIN]: answer });
  await signInStaff(user);
  await waitFor(() =>
    expect(said()).toMatchObject({ title: 'Login Failed', description: words, tone: 'destructive' }),
  );
  expect(screen.getByLabelText('Username')).toHaveValue('owner');
  expect(await passwordField()).toHaveValue('gallery-demo');
});

it('asks for the code in a second step where the account has one', async () => {
  const { user, calls } = show('/admin/login', {
    [LOGIN]: ({ body }: ApiCall) =>
      JSON.stringify(body).includes('123456') ? aStaffSession() : refusal('code_required'),
  });
  await signInStaff(user);
  const field = await screen.findByLabelText('Code');
  expect(field).toHaveFocus();
  expect(said()).toBeNull();
  await user.type(field, '123456{Enter}');
  await waitFor(() => expect(said()).toMatchObject({ title: 'Login Successful' }));
  expect(calls.at(-1)?.body).toEqual({ username: 'owner', password: 'gallery-demo', code: '123456' });
});

it('asks again when a session has ended, and loses nothing that was typed', async () => {
  saveStaffSession(aStaffSession());
  const { user } = show();
  await user.type(await screen.findByLabelText('Note'), 'half a sentence');
  act(() => saveStaffSession(null));
  expect(await screen.findByText('Your session has ended. Sign in to continue.')).toBeVisible();
  expect(screen.getByLabelText('Note')).not.toBeVisible();
  await signInStaff(user);
  expect(await screen.findByLabelText('Note')).toHaveValue('half a sentence');
  expect(screen.getByLabelText('Note')).toBeVisible();
});

it('asks over a dialog that stands open when a session has ended, and goes on in it', async () => {
  saveStaffSession(aStaffSession());
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Write' }));
  await user.type(screen.getByLabelText('Letter', { selector: 'input' }), 'Dear');
  act(() => saveStaffSession(null));
  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await signInStaff(user);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in' })).not.toBeInTheDocument());
  expect(screen.getByLabelText('Letter', { selector: 'input' })).toHaveValue('Dear');
  expect(document.title).toMatch(/^Desk – /);
});

it('shows nothing of one person’s page to the next', async () => {
  saveStaffSession(aStaffSession({ username: 'studio' }));
  const { user } = show();
  await user.type(await screen.findByLabelText('Note'), 'half a sentence');
  act(() => saveStaffSession(null));
  await signInStaff(user);
  expect(await screen.findByLabelText('Note')).toHaveValue('');
});

it('signs out at the server and here', async () => {
  saveStaffSession(aStaffSession());
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  // The login comes before the session goes, and is drawn once more when it has gone.
  await waitFor(() => expect(storedStaffSession()).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible());
});
