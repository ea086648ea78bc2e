import { DEMO_COLLECTOR } from '../harness/collector';
import type { Visitor } from './visitor';

/** Signs in through the dialog, from any page. */
export async function signIn(visitor: Visitor): Promise<void> {
  await visitor.press('button', 'Collector access');
  await signInWhereAsked(visitor);
}

/** Signs in through the dialog that is open or opening. */
export async function signInWhereAsked(visitor: Visitor): Promise<void> {
  await visitor.see('dialog', 'COLLECTOR ACCESS');
  await visitor.enter('Email', DEMO_COLLECTOR.email);
  await visitor.enter('Password', DEMO_COLLECTOR.password);
  await visitor.press('button', 'Sign In');
  await visitor.missDialog();
}
