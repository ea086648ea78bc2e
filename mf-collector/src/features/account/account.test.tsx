import { useCollectorSession, useToasts } from '@gallery/session';
import { aCollector, refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Account } from './account';

const SESSIONS = 'GET /api/collectors/me/sessions';
const END = 'DELETE /api/collectors/me/sessions/{id}';
const NAMES = 'PATCH /api/collectors/me';
const PASSWORD = 'POST /api/collectors/me/password';
const EMAIL = 'POST /api/collectors/me/email';
const AGAIN = 'POST /api/collectors/me/email-confirmations';
const EXPORT = 'GET /api/collectors/me/export';
const DELETION = 'POST /api/collectors/me/deletion';

const accepted = () => new Response(null, { status: 202 });

const here = {
  id: 'session-1',
  device: 'Firefox on Linux',
  createdAt: '2026-11-14T10:00:00.000Z',
  seenAt: '2026-11-21T10:00:00.000Z',
  isCurrent: true,
};
const elsewhere = { ...here, id: 'session-2', device: 'Safari on iPhone', isCurrent: false };

function show(api: ApiStubs = {}, collector = aCollector()) {
  const rendered = renderRoutes(
    [
      { path: '/collector', Component: () => <Account collector={collector} /> },
      { path: '/', Component: () => <h1>Home</h1> },
    ],
    { path: '/collector', api: { [SESSIONS]: [here, elsewhere], ...api } },
  );
  return { ...rendered, user: userEvent.setup() };
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const said = () => useToasts.getState().toast;

beforeEach(() => {
  useCollectorSession.getState().start('secret');
  useToasts.setState({ toast: null });
});

describe('the name', () => {
  it('is saved, and stays in its fields', async () => {
    const changed = aCollector({ firstName: 'Helena' });
    const { user, calls, queryClient } = show({ [NAMES]: changed });
    const name = await part('Name');
    await user.clear(name.getByLabelText('First name'));
    await user.type(name.getByLabelText('First name'), 'Helena{Enter}');
    await waitFor(() => expect(said()?.title).toBe('Name Saved'));
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      firstName: 'Helena',
      lastName: 'Marsh',
    });
    expect(name.getByLabelText('First name')).toHaveValue('Helena');
    expect(queryClient.getQueryData(['/api/collectors/me'])).toEqual(changed);
  });

  it('is asked for at its field', async () => {
    const { user } = show();
    const name = await part('Name');
    await user.clear(name.getByLabelText('First name'));
    await user.click(name.getByRole('button', { name: 'Save name' }));
    expect(name.getByLabelText('First name')).toHaveAccessibleDescription('Enter your first name');
  });

  it('says why it was not saved', async () => {
    const { user } = show({ [NAMES]: () => refusal('internal') });
    const name = await part('Name');
    await user.click(name.getByRole('button', { name: 'Save name' }));
    expect(await name.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  });
});

describe('the email address', () => {
  it('says that it is confirmed', async () => {
    show();
    const email = await part('Email');
    expect(email.getByText('elena@marsh.example')).toBeVisible();
    expect(email.getByText('Confirmed')).toBeVisible();
    expect(email.queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  it('that is not confirmed has its link sent again', async () => {
    const { user } = show({ [AGAIN]: accepted }, aCollector({ isEmailConfirmed: false }));
    const email = await part('Email');
    expect(email.getByText('Not confirmed yet.')).toBeVisible();
    await user.click(email.getByRole('button', { name: 'Send again' }));
    expect(await email.findByText('We have sent the link again.')).toBeVisible();
  });

  it('says why the link was not sent again', async () => {
    const unconfirmed = aCollector({ isEmailConfirmed: false });
    const { user } = show({ [AGAIN]: () => refusal('rate_limited') }, unconfirmed);
    const email = await part('Email');
    await user.click(email.getByRole('button', { name: 'Send again' }));
    expect(await email.findByRole('alert')).toHaveTextContent('Please wait a moment and try again.');
  });

  it('is changed by a link to the new one', async () => {
    const { user, calls } = show({ [EMAIL]: accepted });
    const email = await part('Email');
    await user.click(email.getByRole('button', { name: 'Change email' }));
    await user.type(email.getByLabelText('New email'), 'e@marsh.example');
    await user.type(email.getByLabelText('Your password'), 'correct horse{Enter}');
    expect(await email.findByText(/We have sent a link to e@marsh.example/)).toBeVisible();
    expect(calls.find(({ path }) => path.endsWith('/email'))?.body).toEqual({
      email: 'e@marsh.example',
      password: 'correct horse',
    });
  });

  it('stays when the password is not right, which is said at the password', async () => {
    const fields = { password: 'This password is incorrect.' };
    const { user } = show({ [EMAIL]: () => refusal('validation_failed', { fields }) });
    const email = await part('Email');
    await user.click(email.getByRole('button', { name: 'Change email' }));
    await user.type(email.getByLabelText('New email'), 'e@marsh.example');
    await user.type(email.getByLabelText('Your password'), 'wrong{Enter}');
    await waitFor(() =>
      expect(email.getByLabelText('Your password')).toHaveAccessibleDescription(
        'This password is incorrect.',
      ),
    );
    expect(email.getByLabelText('New email')).toHaveValue('e@marsh.example');
  });
});

describe('the password', () => {
  async function change(user: ReturnType<typeof show>['user']) {
    const password = await part('Password');
    await user.type(password.getByLabelText('Current password'), 'correct horse');
    await user.type(password.getByLabelText('New password'), 'battery staple{Enter}');
    return password;
  }

  it('is changed, and the sessions are read anew', async () => {
    const { user, calls } = show({ [PASSWORD]: () => undefined });
    await screen.findByText('Safari on iPhone');
    const password = await change(user);
    await waitFor(() =>
      expect(said()).toMatchObject({
        title: 'Password Changed',
        description: 'You have been signed out everywhere else.',
      }),
    );
    expect(password.getByLabelText('New password')).toHaveValue('');
    await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/sessions'))).toHaveLength(2));
  });

  it('is asked for twice: as it is and as it will be', async () => {
    const { user } = show();
    const password = await part('Password');
    await user.click(password.getByRole('button', { name: 'Change password' }));
    expect(password.getByLabelText('Current password')).toHaveAccessibleDescription('Enter your password');
    expect(password.getByLabelText('New password')).toHaveAccessibleDescription('Choose a password');
  });

  it('stays when the server refuses the new one, which is said there', async () => {
    const fields = { newPassword: 'Please use at least 10 characters.' };
    const { user } = show({ [PASSWORD]: () => refusal('validation_failed', { fields }) });
    const password = await change(user);
    await waitFor(() =>
      expect(password.getByLabelText('New password')).toHaveAccessibleDescription(
        'Please use at least 10 characters.',
      ),
    );
    expect(password.getByLabelText('New password')).toHaveValue('battery staple');
  });
});

describe('the sessions', () => {
  const openDialog = async (user: ReturnType<typeof show>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Sign out of Safari on iPhone' }));
    return within(await screen.findByRole('dialog', { name: 'Sign out this browser?' }));
  };

  it('are listed with this one among them, which ends by signing out', async () => {
    show();
    const sessions = await part('Sessions');
    expect(sessions.getByText('Loading sessions...')).toBeVisible();
    const [first, second] = await sessions.findAllByRole('listitem');
    expect(first).toHaveTextContent(
      'Firefox on LinuxSigned in Nov 14, 2026, last used Nov 21, 2026This browser',
    );
    expect(second).toHaveTextContent('Safari on iPhone');
    expect(sessions.getAllByRole('button')).toHaveLength(1);
  });

  it('keep the focus in their list when the row that was pressed goes', async () => {
    let isEnded = false;
    const { user } = show({
      [SESSIONS]: () => (isEnded ? [here] : [here, elsewhere]),
      [END]: () => {
        isEnded = true;
        return undefined;
      },
    });
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    await waitFor(() => expect(screen.getByRole('list')).toHaveFocus());
  });

  it('end one by one, after a question', async () => {
    const { user, calls } = show({ [END]: () => undefined });
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(said()?.title).toBe('Signed Out'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.find(({ method }) => method === 'DELETE')?.params).toEqual({ id: 'session-2' });
  });

  it('go on when the question is answered with Cancel', async () => {
    const { user, calls } = show();
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  it('say why one was not ended', async () => {
    const { user } = show({ [END]: () => refusal('internal') });
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Sign out' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This browser could not be signed out.');
  });

  it('are asked for again when they could not be read', async () => {
    let isAway = true;
    const { user } = show({ [SESSIONS]: () => (isAway ? refusal('unavailable') : [here]) });
    const sessions = await part('Sessions');
    const retry = await sessions.findByRole('button', { name: 'Retry' });
    isAway = false;
    await user.click(retry);
    expect(await sessions.findByText('Firefox on Linux')).toBeVisible();
  });
});

describe('the own data', () => {
  it('comes as a file', async () => {
    const address = jest.fn(() => 'blob:data');
    Object.assign(URL, { createObjectURL: address, revokeObjectURL: jest.fn() });
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { user } = show({ [EXPORT]: { collector: {} } });
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(names).toEqual(['collector-data.json']));
    jest.restoreAllMocks();
  });

  it('says when the file could not be made', async () => {
    const { user } = show({ [EXPORT]: () => refusal('internal') });
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await (await part('Your data')).findByRole('alert')).toHaveTextContent(
      'The file could not be created.',
    );
  });
});

describe('the deletion', () => {
  const openDialog = async (user: ReturnType<typeof show>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    return within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  };

  it('asks for the password, ends the session and leads home', async () => {
    const { user, calls, queryClient } = show({ [DELETION]: () => undefined });
    queryClient.setQueryData(['/api/orders'], []);
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText('Your password'), 'correct horse');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(calls.find(({ path }) => path.endsWith('/deletion'))?.body).toEqual({ password: 'correct horse' });
    await waitFor(() => expect(useCollectorSession.getState().sessionId).toBeNull());
    expect(queryClient.getQueryData(['/api/orders'])).toBeUndefined();
    expect(said()?.title).toBe('Account Deleted');
  });

  it('asks for the password at its field', async () => {
    const { user } = show();
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription('Enter your password');
  });

  it('says why the account is still there', async () => {
    const { user } = show({ [DELETION]: () => refusal('rate_limited') });
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText('Your password'), 'wrong{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Your account was not deleted.');
    expect(useCollectorSession.getState().sessionId).toBe('secret');
  });
});
