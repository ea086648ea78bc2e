import type { CollectorLevel } from '@gallery/domain';
import { v7 as uuid } from 'uuid';
import { SessionsService } from '../../src/identity';
import { DUMMY_PASSWORD_HASH } from '../../src/identity/passwords/passwords.service';
import type { TestApi } from '../app/start-api';

interface CollectorOptions {
  firstName?: string;
  lastName?: string;
  email?: string;
  /** True unless said otherwise. */
  isConfirmed?: boolean;
  level?: CollectorLevel | null;
}

/** A collector who is signed in, as the tests speak of one. */
export interface TestCollector {
  id: string;
  email: string;
  /** What their browser sends along: `api.request(path, { headers: ada.headers })`. */
  headers: { authorization: string };
}

/** An account with a session, without the cost of a password: nobody can sign in to it. Ada Byron unless said otherwise. */
export async function signedIn(api: TestApi, options: CollectorOptions = {}): Promise<TestCollector> {
  const { firstName = 'Ada', lastName = 'Byron', level = null, isConfirmed = true } = options;
  const email = options.email ?? `${firstName.toLowerCase()}@example.com`;
  const id = uuid();
  const now = api.clock.now();
  await api.database.manager.query(
    `INSERT INTO collectors (id, email, email_confirmed_at, first_name, last_name, password_hash, level, is_level_manual, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      id,
      email,
      isConfirmed ? now : null,
      firstName,
      lastName,
      DUMMY_PASSWORD_HASH,
      level,
      level !== null,
      now,
    ],
  );
  const secret = await api.get(SessionsService).create({ kind: 'collector', id }, 'Test browser');
  return { id, email, headers: { authorization: `Bearer ${secret}` } };
}
