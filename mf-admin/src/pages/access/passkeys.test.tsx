import { saveStaffSession, storedStaffSession } from '@gallery/api-client';
import type { StaffPasskey } from '@gallery/contracts';
import { useGallerySettings } from '@gallery/session';
import { aStaffSession, gallerySettings, refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

const LIST = 'GET /api/admin/account/passkeys';
const phone: StaffPasskey = {
  id: 'p1',
  name: 'Phone',
  isBackedUp: true,
  createdAt: '2026-11-01T10:00:00.000Z',
  lastUsedAt: null,
};
const account = {
  ...aStaffSession().user,
  email: 'o@example.com',
  hasSecondFactor: false,
  recoveryCodesLeft: 0,
};

/** The result of the browser's own dialog. */
let prompt: () => Promise<unknown>;
const bytes = () => new Uint8Array([1, 2, 3]).buffer;

beforeEach(() => {
  useGallerySettings.getState().update(gallerySettings());
  sessionStorage.setItem('admin-access', 'true');
  prompt = async () => ({
    id: 'AQID',
    rawId: bytes(),
    type: 'public-key',
    response: {
      clientDataJSON: bytes(),
      authenticatorData: bytes(),
      signature: bytes(),
      attestationObject: bytes(),
      getTransports: () => ['internal'],
    },
    getClientExtensionResults: () => ({}),
  });
  // jsdom has no WebAuthn.
  Object.defineProperty(window, 'PublicKeyCredential', { value: class {}, configurable: true });
  const credentials = { get: () => prompt(), create: () => prompt() };
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
});

function show(path: string, api: ApiStubs) {
  const rendered = renderRoutes(routes, { path, api });
  return { ...rendered, user: userEvent.setup() };
}

describe('the login', () => {
  const OPTIONS = 'POST /api/admin/login/passkey/options';
  const LOGIN = 'POST /api/admin/login/passkey';
  const options = { options: { challenge: 'YWJj', rpId: 'localhost', userVerification: 'required' } };
  const press = async (api: ApiStubs) => {
    saveStaffSession(null);
    const shown = show('/admin/login', { [OPTIONS]: options, ...api });
    await shown.user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    return shown;
  };

  it('takes a passkey in place of everything else', async () => {
    const { calls } = await press({ [LOGIN]: aStaffSession() });
    await waitFor(() => expect(storedStaffSession()).toEqual(aStaffSession()));
    expect(calls.find(({ path }) => path === '/api/admin/login/passkey')?.body).toMatchObject({
      response: { id: 'AQID', type: 'public-key' },
    });
  });

  it('says that nothing came of the browser’s dialog', async () => {
    prompt = async () => {
      throw new DOMException('Closed', 'NotAllowedError');
    };
    await press({});
    expect(await screen.findByText(/Your browser didn’t use a passkey/)).toBeVisible();
    expect(storedStaffSession()).toBeNull();
  });

  it('says that the passkey was refused', async () => {
    await press({ [LOGIN]: refusal('passkey_refused', { message: 'This passkey could not be used.' }) });
    expect(await screen.findByText(/This passkey could not be used/)).toBeVisible();
  });
});

describe('the account page', () => {
  const options = {
    options: {
      challenge: 'YWJj',
      rp: { id: 'localhost', name: 'TF Gallery' },
      user: { id: 'AQID', name: 'owner', displayName: 'Theo' },
      pubKeyCredParams: [],
    },
  };

  it('adds a passkey under a name, and removes it', async () => {
    saveStaffSession(aStaffSession());
    let passkeys: StaffPasskey[] = [];
    const { user } = show('/admin/account', {
      'GET /api/admin/account': account,
      [LIST]: () => passkeys,
      'POST /api/admin/account/passkeys/options': options,
      'POST /api/admin/account/passkeys': () => {
        passkeys = [phone];
        return phone;
      },
      'DELETE /api/admin/account/passkeys/{id}': () => {
        passkeys = [];
      },
    });
    await user.type(await screen.findByLabelText('Device name'), 'Phone{Enter}');
    expect(await screen.findByText(/^Phone, added/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Phone' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText(/^Phone, added/)).not.toBeInTheDocument());
  });

  it('says when the browser made none, and keeps the name', async () => {
    saveStaffSession(aStaffSession());
    prompt = async () => {
      throw new DOMException('Closed', 'NotAllowedError');
    };
    const { user } = show('/admin/account', {
      'GET /api/admin/account': account,
      [LIST]: [],
      'POST /api/admin/account/passkeys/options': options,
    });
    await user.type(await screen.findByLabelText('Device name'), 'Phone{Enter}');
    expect(await screen.findByText('The passkey was not added.')).toBeVisible();
    expect(screen.getByLabelText('Device name')).toHaveValue('Phone');
  });
});
