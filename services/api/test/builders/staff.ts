import { v7 as uuid } from 'uuid';
import { SessionsService, type StaffRole } from '../../src/identity';
import { DUMMY_PASSWORD_HASH } from '../../src/identity/passwords/password-hashing.service';
import type { ConsoleMessage } from '../../src/live/console/dto/console-messages.dto';
import { openSocket, type SocketPage } from '../app/socket-page';
import type { TestApi } from '../app/start-api';

interface StaffOptions {
  /** `staff` unless said otherwise. */
  role?: StaffRole;
  firstName?: string;
  /** False unless said otherwise; owners always may. */
  mayExportPersonalData?: boolean;
  /** The first name in small letters unless said otherwise. */
  username?: string;
}

/** Somebody who is signed in to the console, as the tests speak of one. */
export interface TestStaff {
  id: string;
  username: string;
  /** What their browser sends along: `api.request(path, { headers: mara.headers })`. */
  headers: { authorization: string };
}

/** An account of the console with a session, without the cost of a password: nobody can sign in to it. Mara unless said otherwise. */
export async function staffSignedIn(api: TestApi, options: StaffOptions = {}): Promise<TestStaff> {
  const { role = 'staff', firstName = 'Mara', mayExportPersonalData = false } = options;
  const username = options.username ?? firstName.toLowerCase();
  const id = uuid();
  await api.database.manager.query(
    `INSERT INTO admins (id, username, first_name, email, role, may_export_personal_data, password_hash, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      id,
      username,
      firstName,
      `${username}@gallery.example`,
      role,
      mayExportPersonalData,
      DUMMY_PASSWORD_HASH,
      api.clock.now(),
    ],
  );
  const secret = await api.get(SessionsService).create({ kind: 'admin', id }, 'Test browser');
  return { id, username, headers: { authorization: `Bearer ${secret}` } };
}

/** Opens the console's socket with the session cookie, as a browser does, and waits until it is authorized. */
export async function openConsole(
  api: Pick<TestApi, 'url'>,
  { headers }: TestStaff,
): Promise<SocketPage<ConsoleMessage>> {
  const cookie = `admin_session=${headers.authorization.replace('Bearer ', '')}`;
  const page = await openSocket<ConsoleMessage>(api, '/ws/console', { headers: { cookie } });
  await page.next('ready');
  return page;
}
