import { saveStaffSession } from '@gallery/api-client';
import { aStaffSession, refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

const STAFF = 'GET /api/admin/staff';
const POLICY = 'GET /api/admin/staff/sign-in-policy';
const PASSKEYS = 'GET /api/admin/account/passkeys';
const ACCOUNT = 'GET /api/admin/account';
const PASSWORD = 'POST /api/admin/account/password';
const account = {
  ...aStaffSession().user,
  email: 'owner@example.com',
  hasSecondFactor: false,
  recoveryCodesLeft: 0,
};

beforeEach(() => saveStaffSession(aStaffSession()));

function show(path: string, api: ApiStubs = {}) {
  const rendered = renderRoutes(routes, {
    path,
    api: { [PASSKEYS]: [], [STAFF]: [], [POLICY]: { isSecondFactorRequired: false }, ...api },
  });
  return { ...rendered, user: userEvent.setup() };
}

/** At once: typing a whole dialog letter by letter takes long. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('changes one’s own password, and says at its field what is wrong', async () => {
  const fields = { currentPassword: 'This password is incorrect.' };
  const { user, calls } = show('/admin/account', {
    [ACCOUNT]: account,
    [PASSWORD]: ({ body }) =>
      JSON.stringify(body).includes('wrong') ? refusal('validation_failed', { fields }) : undefined,
  });
  const change = () => user.click(screen.getByRole('button', { name: 'Change password' }));
  fill(await screen.findByLabelText('Current password'), 'wrong');
  fill(screen.getByLabelText('New password'), 'three unrelated words');
  await change();
  expect(await screen.findByText(fields.currentPassword)).toBeVisible();
  expect(screen.getByLabelText('New password')).toHaveValue('three unrelated words');

  fill(screen.getByLabelText('Current password'), 'gallery-demo');
  await change();
  await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveValue(''));
  expect(calls.at(-1)?.body).toEqual({
    currentPassword: 'gallery-demo',
    newPassword: 'three unrelated words',
  });
});

it('says of the last recovery code that it is one', async () => {
  show('/admin/account', { [ACCOUNT]: { ...account, hasSecondFactor: true, recoveryCodesLeft: 1 } });
  expect(await screen.findByText(/One recovery code is left\./)).toBeVisible();
});

it('turns a second factor on by its first code, and shows the recovery codes', async () => {
  let hasSecondFactor = false;
  const { user } = show('/admin/account', {
    [ACCOUNT]: () => ({ ...account, hasSecondFactor, recoveryCodesLeft: 10 }),
    'POST /api/admin/account/second-factor': { secret: 'GEZDGNBV', qrCode: 'data:image/png;base64,AAAA' },
    'POST /api/admin/account/second-factor/confirm': () => {
      hasSecondFactor = true;
      return { recoveryCodes: ['aaaa-bbbb-cccc-dddd'] };
    },
  });
  fill(await screen.findByLabelText('Your password'), 'gallery-demo');
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  expect(await screen.findByText('GEZDGNBV')).toBeVisible();
  fill(screen.getByLabelText('Code from the app'), '123456');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText('aaaa-bbbb-cccc-dddd')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Turn off' })).toBeVisible();
});

it('has a second factor set up before anything else where one is required', async () => {
  const user = { ...aStaffSession().user, isSecondFactorMissing: true };
  saveStaffSession({ user });
  let hasSecondFactor = false;
  const { user: mara, calls } = show('/admin/staff', {
    [ACCOUNT]: () => ({ ...account, hasSecondFactor, isSecondFactorMissing: !hasSecondFactor }),
    'POST /api/admin/account/second-factor': { secret: 'ABCDEF', qrCode: 'data:image/png;base64,' },
    'POST /api/admin/account/second-factor/confirm': () => {
      hasSecondFactor = true;
      return { recoveryCodes: ['aaaa-bbbb-cccc-dddd'] };
    },
    'GET /api/admin/me': aStaffSession(),
  });
  expect(await screen.findByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Staff' })).not.toBeInTheDocument();
  await mara.type(await screen.findByLabelText('Your password'), 'gallery-demo{Enter}');
  await mara.type(await screen.findByLabelText('Code from the app'), '123456{Enter}');
  expect(await screen.findByText('aaaa-bbbb-cccc-dddd')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn off' })).not.toBeInTheDocument();
  expect(calls.some(({ path }) => path === '/api/admin/staff')).toBe(false);
  await mara.click(screen.getByRole('button', { name: 'Continue to the console' }));
  expect(await screen.findByRole('heading', { name: 'Staff', level: 1 })).toBeVisible();
});
