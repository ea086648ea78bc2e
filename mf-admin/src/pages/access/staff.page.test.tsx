import { saveStaffSession } from '@gallery/api-client';
import type { AuditRecord, StaffAccount } from '@gallery/contracts';
import { useGallerySettings } from '@gallery/session';
import { aStaffSession, gallerySettings, refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

const STAFF = 'GET /api/admin/staff';
const ADD = 'POST /api/admin/staff';
const DISABLE = 'POST /api/admin/staff/{id}/disable';
const FACTOR = 'POST /api/admin/staff/{id}/second-factor-removal';
const AUDIT = 'GET /api/admin/audit-log';
const CHOOSE = 'POST /api/admin/password-links/confirm';

const mara: StaffAccount = {
  id: 's1',
  username: 'studio',
  firstName: 'Mara',
  email: 'studio@example.com',
  role: 'staff',
  hasPassword: true,
  mayExportPersonalData: false,
  hasSecondFactor: false,
  sessions: 1,
  seenAt: '2026-11-22T10:00:00.000Z',
  createdAt: '2026-11-01T10:00:00.000Z',
  disabledAt: null,
};
const link = {
  link: 'https://console.example/admin/password?token=abc',
  expiresAt: '2026-11-23T10:00:00.000Z',
};

const PASSKEYS = 'GET /api/admin/account/passkeys';
const POLICY = 'GET /api/admin/staff/sign-in-policy';

const refund: AuditRecord = {
  id: 'a1',
  at: '2026-11-22T10:00:00.000Z',
  actor: { kind: 'staff', id: 's1', name: 'studio' },
  action: 'order.refunded',
  subject: { kind: 'order', id: 'o1', name: 'TF-1' },
  device: null,
  details: { reason: 'damaged' },
};

beforeEach(() => {
  useGallerySettings.getState().update(gallerySettings());
  saveStaffSession(aStaffSession());
});

function show(path: string, api: ApiStubs = {}) {
  const rendered = renderRoutes(routes, {
    path,
    api: {
      [STAFF]: [mara],
      [ADD]: link,
      [POLICY]: { isSecondFactorRequired: false },
      [PASSKEYS]: [],
      ...api,
    },
  });
  return { ...rendered, user: userEvent.setup() };
}

/** At once: typing a whole dialog letter by letter takes long. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('lets a staff member export personal data', async () => {
  const { user, calls } = show('/admin/staff', { 'POST /api/admin/staff/{id}/export-permission': {} });
  await user.click(await screen.findByRole('button', { name: 'Allow exports' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ isAllowed: true }),
  );
});

it('adds an account and shows its link once', async () => {
  const { user, calls } = show('/admin/staff');
  await user.click(await screen.findByRole('button', { name: 'Add account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add account' }));
  fill(dialog.getByLabelText('First name'), 'Ines');
  fill(dialog.getByLabelText('Username'), 'ines');
  fill(dialog.getByLabelText('Email'), 'ines@example.com');
  await user.click(dialog.getByRole('button', { name: 'Add account' }));
  expect(await screen.findByText(link.link)).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    firstName: 'Ines',
    username: 'ines',
    email: 'ines@example.com',
    role: 'staff',
  });
});

describe('a change that asks who is there', () => {
  const CONFIRM = 'POST /api/admin/account/reauthentication';
  const asking = () => {
    let isConfirmed = false;
    const fields = { password: 'This password is incorrect.' };
    return show('/admin/staff', {
      [ADD]: () => (isConfirmed ? link : refusal('reauthentication_required')),
      [CONFIRM]: ({ body }) => {
        if (JSON.stringify(body).includes('wrong')) return refusal('validation_failed', { fields });
        isConfirmed = true;
        return undefined;
      },
    });
  };
  const add = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: 'Add account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add account' }));
    for (const [label, value] of [
      ['First name', 'Ines'],
      ['Username', 'ines'],
      ['Email', 'ines@example.com'],
    ] as const)
      fill(dialog.getByLabelText(label), value);
    await user.click(dialog.getByRole('button', { name: 'Add account' }));
    return within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  };

  it('is repeated once they have confirmed it', async () => {
    const { user, calls } = asking();
    const dialog = await add(user);
    await user.type(dialog.getByLabelText('Your password'), 'wrong{Enter}');
    expect(await dialog.findByText('This password is incorrect.')).toBeVisible();
    await user.clear(dialog.getByLabelText('Your password'));
    await user.type(dialog.getByLabelText('Your password'), 'gallery-demo{Enter}');
    expect(await screen.findByText(link.link)).toBeVisible();
    const sent = calls.filter(({ method, path }) => method === 'POST' && path === '/api/admin/staff');
    expect(sent.map(({ body }) => body)).toEqual([sent[0]?.body, sent[0]?.body]);
  });

  it('is not made when they close the dialog, and keeps what was typed', async () => {
    const { user } = asking();
    await add(user);
    // Before it has the focus, the key would be pressed elsewhere.
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Confirm it’s you' })).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(await screen.findByText('The account was not added.')).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveValue('ines');
  });
});

it('requires a second factor of everyone', async () => {
  let isSecondFactorRequired = false;
  const { user, calls } = show('/admin/staff', {
    [POLICY]: () => ({ isSecondFactorRequired }),
    'PUT /api/admin/staff/sign-in-policy': () => {
      isSecondFactorRequired = true;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Require for everyone' }));
  expect(await screen.findByRole('button', { name: 'Make it optional' })).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ isSecondFactorRequired: true });
});

it('says why a second factor cannot be required yet', async () => {
  const { user } = show('/admin/staff', {
    'PUT /api/admin/staff/sign-in-policy': refusal('second_factor_missing'),
  });
  await user.click(await screen.findByRole('button', { name: 'Require for everyone' }));
  expect(await screen.findByText('The setting was not changed.')).toBeVisible();
});

it('says at its field what is wrong with a new account, and keeps what was typed', async () => {
  const fields = { username: 'An account with this name already exists.' };
  const { user } = show('/admin/staff', { [ADD]: refusal('validation_failed', { fields }) });
  await user.click(await screen.findByRole('button', { name: 'Add account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add account' }));
  fill(dialog.getByLabelText('Username'), 'studio');
  await user.click(dialog.getByRole('button', { name: 'Add account' }));
  expect(await dialog.findByText(fields.username)).toBeVisible();
  expect(dialog.getByLabelText('Username')).toHaveValue('studio');
});

it('asks before it disables an account', async () => {
  const { user, calls } = show('/admin/staff', { [DISABLE]: () => undefined });
  await user.click(await screen.findByRole('button', { name: 'Disable' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Disable studio?' }));
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  expect(await screen.findByRole('button', { name: 'Disable' })).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.params).toEqual({ id: 's1' });
});

it('asks anew without what went wrong the last time', async () => {
  const { user } = show('/admin/staff', { [DISABLE]: refusal('internal') });
  await user.click(await screen.findByRole('button', { name: 'Disable' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Disable studio?' }));
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  expect(await dialog.findByText('The account was not disabled.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Disable' }));
  expect(await screen.findByRole('dialog', { name: 'Disable studio?' })).toBeVisible();
  expect(screen.queryByText('The account was not disabled.')).not.toBeInTheDocument();
});

it('takes a lost second factor away only after the question was answered, and never one’s own', async () => {
  const withFactor = { ...mara, hasSecondFactor: true };
  const { user, calls } = show('/admin/staff', {
    [STAFF]: [withFactor, { ...withFactor, id: 's2', username: 'owner', firstName: 'Theo' }],
    [FACTOR]: () => undefined,
  });
  await user.click(await screen.findByRole('button', { name: 'Remove second factor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove studio’s second factor?' }));
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.params).toEqual({ id: 's1' }));
});

it('has neither accounts nor audit log in the sidebar of staff', async () => {
  saveStaffSession(aStaffSession({ username: 'studio', role: 'staff' }));
  show('/admin/nowhere');
  const sidebar = within(await screen.findByRole('navigation', { name: 'Console' }));
  expect(sidebar.queryByRole('link', { name: 'Staff' })).not.toBeInTheDocument();
  expect(sidebar.queryByRole('link', { name: 'Audit log' })).not.toBeInTheDocument();
});

it('tells from the audit log who did what to what, narrowed by the address', async () => {
  const { calls } = show('/admin/audit-log?action=order.&from=2026-11-22&to=2026-11-22', {
    [AUDIT]: { items: [refund], total: 1, nextCursor: null },
  });
  const row = within(await screen.findByRole('row', { name: /Order refunded/ }));
  expect(row.getByText('staff')).toBeVisible();
  expect(row.getByRole('link', { name: 'TF-1' })).toHaveAttribute('href', '/admin/orders/TF-1');
  expect(row.getByText('Reason: damaged')).toBeVisible();
  expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({
    action: 'order.',
    from: '2026-11-22',
    to: '2026-11-22',
  });
});

it('lets whoever has the link choose a password, and judges it at its field', async () => {
  saveStaffSession(null);
  const fields = { password: 'Please use at least 10 characters.' };
  const { user, calls } = show('/admin/password?token=abc', {
    [CHOOSE]: ({ body }) =>
      JSON.stringify(body).includes('short') ? refusal('validation_failed', { fields }) : undefined,
  });
  await user.type(await screen.findByLabelText('New password'), 'short{Enter}');
  expect(await screen.findByText(fields.password)).toBeVisible();
  await user.clear(screen.getByLabelText('New password'));
  await user.type(screen.getByLabelText('New password'), 'three unrelated words{Enter}');
  expect(await screen.findByRole('heading', { name: 'Your password is set.' })).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ token: 'abc', password: 'three unrelated words' });
});
