import { v7 as uuid } from 'uuid';
import { SessionsService, type StaffRole } from '../../src/identity';
import { SessionCookiesService } from '../../src/identity/sessions/session-cookies.service';
import { DUMMY_PASSWORD_HASH } from '../../src/identity/passwords/passwords.service';
import type { ConsoleMessage } from '../../src/live/console/dto/console-socket-messages.dto';
import { openSocket, type SocketPage } from '../app/socket-page';
import { staffHeaders, type StaffHeaders } from '../app/signed-in-owner';
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

/** Someone who is signed in to the console, as the tests speak of one. */
export interface TestStaff {
  id: string;
  username: string;
  /** What their browser sends along: `api.request(path, { headers: mara.headers })`. */
  headers: StaffHeaders;
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
  const cookieName = api.get(SessionCookiesService).sessionName('admin');
  return { id, username, headers: staffHeaders(cookieName, secret) };
}

/** What a browser sends along that has just signed in. */
export function signedInHeaders(signedIn: Response): StaffHeaders {
  const [cookie = ''] = signedIn.headers.getSetCookie();
  return { cookie: cookie.split(';')[0] ?? '', 'sec-fetch-site': 'same-origin' };
}

/** Opens the console's socket with the session cookie, as a browser does, and waits until it is authorized. */
export async function openConsole(
  api: Pick<TestApi, 'url'>,
  { headers }: TestStaff,
): Promise<SocketPage<ConsoleMessage>> {
  const { cookie } = headers;
  const page = await openSocket<ConsoleMessage>(api, '/ws/console', { headers: { cookie } });
  await page.next('ready');
  return page;
}
