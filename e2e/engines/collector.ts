import { DEMO_COLLECTOR } from '../harness/collector';
import type { Visitor } from './visitor';

/** Opens the access dialog from the navigation, which is in a menu on phones. */
export async function openAccess(visitor: Visitor): Promise<void> {
  if (visitor.isPhone) await visitor.press('button', 'Menu');
  await visitor.press('button', 'Collector access');
  await visitor.see('dialog', 'COLLECTOR ACCESS');
}

/** Signs in through the dialog, from any page. */
export async function signIn(visitor: Visitor): Promise<void> {
  await openAccess(visitor);
  await signInWhereAsked(visitor);
}

/** Signs in through the dialog that is open or opening. */
export async function signInWhereAsked(visitor: Visitor): Promise<void> {
  await enterCredentials(visitor);
  await visitor.missDialog();
}

/** Fills and sends the dialog that is open or opening. */
export async function enterCredentials(visitor: Visitor): Promise<void> {
  await visitor.see('dialog', 'COLLECTOR ACCESS');
  await visitor.enter('Email', DEMO_COLLECTOR.email);
  await visitor.enter('Password', DEMO_COLLECTOR.password);
  await visitor.press('button', 'Sign In');
}

/** Fills the open dialog's form for a new account, and returns its address. */
export async function enterNewAccount(visitor: Visitor): Promise<string> {
  const email = `ida.${Date.now()}@roth.example`;
  await visitor.press('tab', 'Create Account');
  await visitor.enter('First name', 'Ida');
  await visitor.enter('Email', email);
  await visitor.enter('Password', 'a lamp in the south window');
  return email;
}
