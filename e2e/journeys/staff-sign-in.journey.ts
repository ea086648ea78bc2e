import type { CDPSession, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { signInToConsole } from '../harness/console-session';
import { expect, test } from '../harness/test';

/** Browsers log every unsuccessful response: here, the demands for a code and for a recent sign-in. */
test.use({ allowedInConsole: /status of 40[0-9]/ });

test.skip(({ browserName }) => browserName !== 'chromium', 'The fingerprint reader is Chromium’s.');

const NORA = { firstName: 'Nora', username: 'nora', email: 'nora@gallery.example', role: 'staff' };
const PASSWORD = 'lantern orchard seven tides';

test('a new colleague sets up an authenticator app and a passkey, and signs in with each', async ({
  page,
  browser,
  gallery,
}) => {
  const link = await test.step('the owner adds the account, and confirms their identity', async () => {
    await signInToConsole(page, gallery.adminURL);
    await page.goto(`${gallery.adminURL}/admin/staff`);
    await gallery.query('UPDATE sessions SET authenticated_at = authenticated_at - INTERVAL 11 MINUTE');
    await page.getByRole('button', { name: 'Add account' }).click();
    const adding = page.getByRole('dialog', { name: 'Add account' });
    await adding.getByLabel('First name').fill(NORA.firstName);
    await adding.getByLabel('Username').fill(NORA.username);
    await adding.getByLabel('Email').fill(NORA.email);
    await adding.getByRole('button', { name: 'Add account' }).click();
    const confirming = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await confirming.getByLabel('Your password').fill('gallery-demo');
    await confirming.getByRole('button', { name: 'Confirm', exact: true }).click();
    const shown = page.getByRole('dialog', { name: 'Password link for nora' });
    return shown.getByText(/^http/).innerText();
  });

  const nora = await (await browser.newContext()).newPage();
  await test.step('Nora chooses a password and logs in', async () => {
    await nora.goto(link);
    await nora.getByLabel('New password').fill(PASSWORD);
    await nora.getByRole('button', { name: 'Set password' }).click();
    await expect(nora.getByText('Your password is set.')).toBeVisible();
    await passGate(nora, gallery.adminURL);
    await logIn(nora);
    await expect(nora.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  const totp = await test.step('sets up an authenticator app', async () => {
    await nora.goto(`${gallery.adminURL}/admin/account`);
    const section = nora.getByRole('region', { name: 'Second factor' });
    await section.getByLabel('Your password').fill(PASSWORD);
    await section.getByRole('button', { name: 'Set up' }).click();
    const secret = await section.locator('code').innerText();
    await section.getByLabel('Code from the app').fill(new TOTP({ secret }).generate());
    await section.getByRole('button', { name: 'Turn on' }).click();
    await expect(section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    return new TOTP({ secret });
  });

  await test.step('the password alone is no longer enough; the app’s next code is', async () => {
    await nora.getByRole('button', { name: 'Sign out' }).click();
    await logIn(nora);
    const code = nora.getByLabel('Code', { exact: true });
    await code.fill('000000');
    await nora.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(nora.getByText('Login Failed').first()).toBeVisible();
    // Each code works once, so this is the next one. The API accepts it because phone clocks may be off.
    await code.fill(totp.generate({ timestamp: Date.now() + 30_000 }));
    await nora.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(nora.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  const device = await addAuthenticator(nora);
  await test.step('adds a passkey', async () => {
    await nora.goto(`${gallery.adminURL}/admin/account`);
    await nora.getByLabel('Device name').fill('Nora’s laptop');
    await nora.getByRole('button', { name: 'Add passkey' }).click();
    await expect(
      nora.getByRole('list', { name: 'Passkeys' }).getByText(/Nora’s laptop, added/),
    ).toBeVisible();
    expect((await device.credentials()).map(({ isResidentCredential }) => isResidentCredential)).toEqual([
      true,
    ]);
  });

  await test.step('logs in with just the passkey', async () => {
    await nora.getByRole('button', { name: 'Sign out' }).click();
    await nora.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(nora.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  await test.step('confirms their identity with it, too, and removes it', async () => {
    await nora.goto(`${gallery.adminURL}/admin/account`);
    await gallery.query('UPDATE sessions SET authenticated_at = authenticated_at - INTERVAL 11 MINUTE');
    await nora.getByRole('button', { name: 'Remove Nora’s laptop' }).click();
    await nora.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await nora
      .getByRole('dialog', { name: 'Confirm it’s you' })
      .getByRole('button', { name: 'Use a passkey' })
      .click();
    await expect(nora.getByText('Nora’s laptop was removed').first()).toBeVisible();
  });

  await nora.context().close();
});

async function passGate(page: Page, adminURL: string): Promise<void> {
  await page.goto(adminURL);
  await page.getByLabel('Password', { exact: true }).fill('atelier');
  await page.keyboard.press('Enter');
}

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(NORA.username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** A fingerprint reader that always recognizes its person. */
async function addAuthenticator(page: Page) {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    credentials: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}
