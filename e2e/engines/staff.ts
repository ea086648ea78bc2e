import type { Visitor } from './visitor';

/** Opens the console on its own origin as the demo's owner, through gate and sign-in. */
export async function signInToConsole(visitor: Visitor, adminURL: string): Promise<void> {
  await visitor.open(adminURL);
  await visitor.enter('Password', 'atelier');
  await visitor.pressKey('Enter');
  await visitor.enter('Username', 'owner');
  await visitor.enter('Password', 'gallery-demo');
  await visitor.pressKey('Enter');
  await visitor.see('heading', 'Dashboard');
}
