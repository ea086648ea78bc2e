import type { Connection } from 'mysql2/promise';
import { DUMMY_PASSWORD_HASH } from '../../src/identity/passwords/passwords.service';
import { hashSecret } from '../../src/platform';

/** The owner who is signed in to every API under test; nobody can sign in with a password. */
export const OWNER = { id: '01900000-0000-7000-8000-000000000001', username: 'theodora' } as const;

/** The secret of the owner's session. */
export const OWNER_SESSION = 'the-session-of-the-owner-in-the-tests';

/** What the owner's browser sends along: `api.request(path, { headers: asOwner })`. */
export const asOwner = staffHeaders('admin_session', OWNER_SESSION);

/** What a page of the console sends with each request. */
export interface StaffHeaders {
  [name: string]: string;
  cookie: string;
  'sec-fetch-site': string;
}

export function staffHeaders(cookieName: string, session: string): StaffHeaders {
  return { cookie: `${cookieName}=${session}`, 'sec-fetch-site': 'same-origin' };
}

/** Far enough away that no test outlives the session, however far it moves the clock. */
const NEVER = new Date('2100-01-01T00:00:00Z');

/** Adds the owner and their session to empty tables. */
export async function addSignedInOwner(connection: Connection): Promise<void> {
  const { id, username } = OWNER;
  await connection.execute(
    `INSERT INTO admins (id, username, first_name, email, role, password_hash, created_at)
     VALUES (?, ?, 'Theodora', ?, 'owner', ?, '2000-01-01')`,
    [id, username, `${username}@gallery.example`, DUMMY_PASSWORD_HASH],
  );
  await connection.execute(
    `INSERT INTO sessions (id, token_digest, kind, account_id, device, created_at, seen_at, authenticated_at, expires_at)
     VALUES (?, ?, 'admin', ?, 'Test browser', '2000-01-01', ?, ?, ?)`,
    ['01900000-0000-7000-8000-000000000002', hashSecret(OWNER_SESSION), id, NEVER, NEVER, NEVER],
  );
}
