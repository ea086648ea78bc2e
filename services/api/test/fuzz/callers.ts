import { SessionsService } from '../../src/identity';
import type { DescribedOperation } from '../app/answer-check';
import type { TestApi } from '../app/boot-api';
import { asOwner, OWNER, staffHeaders } from '../app/signed-in-owner';
import { signedIn } from '../builders/collectors';
import { column } from '../builders/checkout';
import { enter } from '../builders/events';
import { staffSignedIn } from '../builders/staff';
import { SessionCookiesService } from '../../src/identity/sessions/session-cookies.service';

/** Who calls: the staff member may little, and the collector has bought prints. */
export type Caller = 'owner' | 'staff' | 'collector' | 'guest' | 'device' | 'nobody';

type Headers = Record<string, string>;

/** Who an operation is for, by the first scheme that its security names. */
const CALLER_BY_SCHEME: Record<string, Caller> = {
  staff: 'owner',
  collector: 'collector',
  guestPass: 'guest',
  device: 'device',
};

const STRANGERS: readonly Caller[] = ['staff', 'collector', 'nobody', 'guest'];

/** Two who are let in and one who may not be, another one each time. */
export function callersOf({ security = [] }: DescribedOperation, number: number): Caller[] {
  const schemes = security.flatMap((requirement) => Object.keys(requirement));
  const fitting = schemes.map((scheme) => CALLER_BY_SCHEME[scheme]).find(Boolean);
  if (!fitting) return ['nobody', 'collector', 'guest'];
  return [fitting, fitting, STRANGERS[number % STRANGERS.length] ?? 'nobody'];
}

/** The sessions of a round, each of which can be begun again. */
export class Callers {
  private constructor(
    private readonly api: TestApi,
    private readonly ids: { staff: string; collector: string },
    private readonly headers: Record<Caller, Headers>,
  ) {}

  /** @param eventId where the guest comes in and the device is paired */
  static async signIn(api: TestApi, eventId: string): Promise<Callers> {
    const staff = await staffSignedIn(api, { firstName: 'Nora' });
    const [buyer] = await column(api, "SELECT id FROM collectors WHERE email = 'ada@example.com'");
    const id = typeof buyer === 'string' ? buyer : (await signedIn(api)).id;
    const { headers: guest } = await enter(api, eventId);
    const callers = new Callers(
      api,
      { staff: staff.id, collector: id },
      {
        owner: asOwner,
        staff: staff.headers,
        collector: {},
        guest,
        device: await pairDevice(api, eventId),
        nobody: {},
      },
    );
    await callers.renew('collector');
    return callers;
  }

  /** What the caller's browser sends along. */
  of(caller: Caller): Headers {
    return this.headers[caller];
  }

  /** A new session of the same account, for requests after which it may be over. */
  async renew(caller: Caller): Promise<void> {
    const sessions = this.api.get(SessionsService);
    if (caller === 'collector') {
      const secret = await sessions.create({ kind: 'collector', id: this.ids.collector }, 'Test browser');
      this.headers.collector = { authorization: `Bearer ${secret}` };
    }
    if (caller !== 'owner' && caller !== 'staff') return;
    const id = caller === 'owner' ? OWNER.id : this.ids.staff;
    const secret = await sessions.create({ kind: 'admin', id }, 'Test browser');
    const cookieName = this.api.get(SessionCookiesService).sessionName('admin');
    this.headers[caller] = staffHeaders(cookieName, secret);
  }
}

async function pairDevice(api: TestApi, eventId: string): Promise<Headers> {
  const path = `/api/admin/studio-events/${eventId}/pairing-codes`;
  const given = await (await api.request(path, { method: 'POST', headers: asOwner })).text();
  const code = /"code":"([\w-]+)"/.exec(given)?.[1];
  const body = { code, name: 'Studio laptop' };
  const paired = await (await api.request('/api/event-devices/pair', { method: 'POST', body })).text();
  return { authorization: `Bearer ${/"token":"([^"]+)"/.exec(paired)?.[1]}` };
}
