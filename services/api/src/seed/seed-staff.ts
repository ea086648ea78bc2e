import type { AddAdmin } from '../identity';

/** Who signs in to the demo's console. tools/run/welcome.mjs tells names and passwords. */
const DEMO_STAFF = [
  { username: 'owner', firstName: 'Theo', email: 'owner@example.com', role: 'owner' },
  { username: 'studio', firstName: 'Mara', email: 'studio@example.com', role: 'staff' },
] as const;
const DEMO_PASSWORD = 'gallery-demo';

/** Gives the demo an owner and somebody of the studio. @returns the names of the accounts that were new */
export async function seedStaff(admins: AddAdmin): Promise<string[]> {
  const added: string[] = [];
  for (const account of DEMO_STAFF) {
    if (await admins.isThere(account.username)) continue;
    await admins.add({ ...account, password: DEMO_PASSWORD }, { kind: 'system' });
    added.push(account.username);
  }
  return added;
}
