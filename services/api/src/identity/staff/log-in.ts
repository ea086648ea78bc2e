import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform';
import { Audit } from '../audit/audit';
import { PasswordCheck } from '../password/password-check';
import type { BrowserSecrets } from '../session-cookies';
import { Sessions } from '../sessions';
import { Throttle } from '../throttle/throttle';
import type { Visitor } from '../visitor';
import type { Admin } from './admin.entity';
import { AdminStore } from './admin.store';
import type { LoginRequest } from './dto/login-request.dto';
import { plainUsername } from './username';

/** Somebody who has come in to the console, and what their browser keeps. */
export interface StaffEntrance extends BrowserSecrets {
  admin: Admin;
}

/** Signs in to the console by user name and password (A9). */
@Injectable()
export class LogIn {
  constructor(
    private readonly store: AdminStore,
    private readonly passwords: PasswordCheck,
    private readonly sessions: Sessions,
    private readonly throttle: Throttle,
    private readonly audit: Audit,
  ) {}

  /**
   * Costs one hash and the same queries whatever is wrong, an account that is disabled or has no password included.
   * @throws AppError `credentials_refused`, `rate_limited`
   */
  async logIn({ username, password }: LoginRequest, visitor: Visitor): Promise<StaffEntrance> {
    const name = plainUsername(username);
    const proved = await this.passwords.prove({ kind: 'admin', name, password, visitor }, () =>
      this.store.active(name),
    );
    if (!proved) throw new AppError('credentials_refused');
    const { account: admin, isKnownBrowser } = proved;
    const { id, passwordHash } = admin;
    const session = await this.sessions.openIfUnchanged({ kind: 'admin', id, passwordHash }, visitor.device);
    if (session === null) throw new AppError('credentials_refused');
    const browser = isKnownBrowser ? null : await this.throttle.knowBrowser(admin.id);
    await this.audit.record({
      action: 'session.opened',
      actor: { kind: admin.role, id: admin.id },
      subject: { kind: 'admin', id: admin.id },
      device: visitor.device,
    });
    return { admin, session, browser };
  }
}
