import type { StaffAccountsService } from '@gallery/api/identity';

/** Who signs in to the demo's console. tools/gallery/welcome.mjs shows names and passwords. */
const DEMO_STAFF = [
  { username: 'owner', firstName: 'Theo', email: 'owner@example.com', role: 'owner' },
  { username: 'studio', firstName: 'Mara', email: 'studio@example.com', role: 'staff' },
] as const;
const DEMO_PASSWORD = 'gallery-demo';

/** Gives the demo an owner and someone of the studio. @returns the names of the accounts that were new */
export async function seedStaff(admins: StaffAccountsService): Promise<string[]> {
  const added: string[] = [];
  for (const account of DEMO_STAFF) {
    if (await admins.exists(account.username)) continue;
    await admins.create({ ...account, password: DEMO_PASSWORD }, { kind: 'system' });
    added.push(account.username);
  }
  return added;
}
