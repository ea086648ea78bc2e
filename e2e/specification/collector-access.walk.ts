import { enterNewAccount, openAccess, signInWhereAsked } from '../engines/collector';
import { walk } from '../engines/test';
import type { Visitor } from '../engines/visitor';

walk('a collector’s pages ask visitors to sign in (C1, C2, C21)', async ({ visitor }) => {
  await visitor.open('/collector');
  await visitor.readAll(/You are logged out\. Logging in again|Authentication Required/);
  await visitor.see('dialog', 'COLLECTOR ACCESS');
  await visitor.open('/collector/portal');
  await visitor.see('dialog', 'COLLECTOR ACCESS');
});

walk('the dialog has two tabs, shows a password and is reset (C3, C4)', async ({ visitor }) => {
  await openDialog(visitor);
  await visitor.see('tab', 'Sign In');
  await visitor.see('tab', 'Create Account');
  await visitor.enter('Password', 'abc');
  await visitor.press('button', 'Show password');
  await visitor.until(() =>
    [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input')].some(
      ({ type, value }) => type === 'text' && value === 'abc',
    ),
  );
  await visitor.pressKey('Escape');
  await visitor.missDialog();
  await openAccess(visitor);
  await visitor.expectValue('Password', '');
});

walk('missing and wrong entries are reported (C5, C6, C9, C10)', async ({ visitor }) => {
  await openDialog(visitor);
  await visitor.press('button', 'Sign In');
  await visitor.readAll(/Missing Information/, /Please enter both email and password\./);
  await visitor.enter('Email', 'collector@example.com');
  await visitor.enter('Password', 'wrong-wrong');
  await visitor.press('button', 'Sign In');
  await visitor.readAll(/Sign In Failed/, /Invalid email or password\. Please try again\./);
  await visitor.press('tab', 'Create Account');
  await visitor.press('button', 'Create Account');
  await visitor.readAll(/Please fill in all required fields\./);
  await visitor.answer(/collectors\/signup/, { status: 500 });
  await enterNewAccount(visitor);
  await visitor.press('button', 'Create Account');
  await visitor.readAll(/Account Creation Failed/, /Unable to create account\. Please try again\./);
});

walk(
  'signing in closes the dialog, and signing out ends the session (S18, C7, C11, C13, C14, C17)',
  async ({ visitor }) => {
    await openDialog(visitor);
    await signInWhereAsked(visitor);
    await visitor.readAll(/Welcome Back/, /Successfully signed in to your collector account\./);
    await visitor.until(() => localStorage.getItem('collector-session'));
    await visitor.open('/collector');
    await visitor.press('button', 'Sign out');
    await visitor.until(() => localStorage.getItem('collector-session') === null);
  },
);

walk(
  'a new collector is welcomed, and empty lists lead to the catalog (C8, C12, C20, C26, C41)',
  async ({ visitor, gallery }) => {
    await openDialog(visitor);
    const email = await enterNewAccount(visitor);
    await visitor.press('button', 'Create Account');
    await visitor.readAll(/Account Created/);
    await visitor.missDialog();
    await gallery.query('UPDATE collectors SET email_confirmed_at = NOW(3) WHERE email = ?', [email]);
    await visitor.open('/collector');
    await visitor.readAll(/First-Time Collector/);
    for (const tab of ['favorites', 'orders', 'commissions']) {
      await visitor.open(`/collector?tab=${tab}`);
      await visitor.until(() => document.querySelector('[role=tabpanel]:not([hidden]) a[href="/catalog"]'));
    }
    await visitor.open('/collector/portal?tab=saved-works');
    await visitor.until(() => document.querySelector('[role=tabpanel]:not([hidden]) a[href="/fine-art"]'));
  },
);

walk('an ended session leads back to the dialog (C16, C21)', async ({ visitor }) => {
  await openDialog(visitor);
  await signInWhereAsked(visitor);
  await visitor.forget();
  await visitor.run(() => localStorage.setItem('collector-session', 'nonsense'));
  await visitor.open('/collector');
  await visitor.see('dialog', 'COLLECTOR ACCESS');
  await visitor.until(() => localStorage.getItem('collector-session') === null);
});

walk('a favorite that finds the session ended asks for sign-in (C22)', async ({ visitor }) => {
  await openDialog(visitor);
  await signInWhereAsked(visitor);
  await visitor.open('/fine-art/shallows');
  await visitor.untilInteractive();
  await visitor.forget();
  await visitor.answer(/api\/favorites/, {
    status: 401,
    body: { code: 'signed_out', message: 'Please sign in.', error: 'Please sign in.' },
  });
  await visitor.press('button', /^Favorite Shallows/);
  await visitor.readAll(/You are logged out\. Logging in again\.\.\./);
  await visitor.see('dialog', 'COLLECTOR ACCESS');
});

async function openDialog(visitor: Visitor): Promise<void> {
  await visitor.open('/about');
  await visitor.untilInteractive();
  await openAccess(visitor);
}
