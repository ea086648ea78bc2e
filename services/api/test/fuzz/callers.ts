import { SessionsService } from '../../src/identity';
import type { DescribedOperation } from '../app/answer-check';
import type { TestApi } from '../app/boot-api';
import { asOwner, OWNER, staffHeaders } from '../app/signed-in-owner';
import type { Gallery } from './gallery';
import { SessionCookiesService } from '../../src/identity/sessions/session-cookies.service';

/** Who calls: the staff member may little, the collector has bought prints, and the partner has sold some by a link. */
export type Caller = 'owner' | 'staff' | 'collector' | 'partner' | 'guest' | 'device' | 'nobody';

type Headers = Record<string, string>;

/** Who an operation is for, by the first scheme that its security names. */
const CALLER_BY_SCHEME: Record<string, Caller> = {
  staff: 'owner',
  collector: 'collector',
  guestPass: 'guest',
  device: 'device',
};

const STRANGERS: readonly Caller[] = ['staff', 'collector', 'nobody', 'guest', 'partner'];

/** Two who are let in and one who may not be, another one each time. */
export function callersOf({ security = [] }: DescribedOperation, number: number): Caller[] {
  const schemes = security.flatMap((requirement) => Object.keys(requirement));
  const fitting = schemes.map((scheme) => CALLER_BY_SCHEME[scheme]).find(Boolean);
  if (!fitting) return ['nobody', number % 2 === 0 ? 'collector' : 'partner', 'guest'];
  const second = fitting === 'collector' && number % 2 === 1 ? 'partner' : fitting;
  return [fitting, second, STRANGERS[number % STRANGERS.length] ?? 'nobody'];
}

/** The sessions of a round, each of which can be begun again. */
export class Callers {
  private constructor(
    private readonly api: TestApi,
    private readonly ids: Record<'staff' | 'collector' | 'partner', string>,
    private readonly headers: Record<Caller, Headers>,
  ) {}

  static of(api: TestApi, gallery: Gallery): Callers {
    const { staff, collector, partner, guest, device } = gallery;
    return new Callers(
      api,
      { staff: staff.id, collector: collector.id, partner: partner.id },
      {
        owner: asOwner,
        staff: staff.headers,
        // What one has bought at an event needs both.
        collector: { ...guest.headers, ...collector.headers },
        partner: partner.headers,
        guest: guest.headers,
        device,
        nobody: {},
      },
    );
  }

  /** What the caller's browser sends along. */
  of(caller: Caller): Headers {
    return this.headers[caller];
  }

  /** A new session of the same account, for requests after which it may be over. */
  async renew(caller: Caller): Promise<void> {
    const sessions = this.api.get(SessionsService);
    if (caller === 'collector' || caller === 'partner') {
      const secret = await sessions.create({ kind: 'collector', id: this.ids[caller] }, 'Test browser');
      this.headers[caller] = { ...this.headers[caller], authorization: `Bearer ${secret}` };
    }
    if (caller !== 'owner' && caller !== 'staff') return;
    const id = caller === 'owner' ? OWNER.id : this.ids.staff;
    const secret = await sessions.create({ kind: 'admin', id }, 'Test browser');
    const cookieName = this.api.get(SessionCookiesService).sessionName('admin');
    this.headers[caller] = staffHeaders(cookieName, secret);
  }
}
