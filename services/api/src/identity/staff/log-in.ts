import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform';
import { Audit } from '../audit/audit';
import { PasswordCheck, type Proved } from '../password/password-check';
import type { BrowserSecrets } from '../session-cookies';
import { Sessions } from '../sessions';
import { Throttle } from '../throttle/throttle';
import type { Visitor } from '../visitor';
import type { Admin } from './admin.entity';
import { AdminStore } from './admin.store';
import type { LoginRequest } from './dto/login-request.dto';
import { SecondFactor } from './second-factor';
import { plainUsername } from './username';

/** Somebody who has come in to the console, and what their browser keeps. */
export interface StaffEntrance extends BrowserSecrets {
  admin: Admin;
}

/** Signs in to the console by user name and password. */
@Injectable()
export class LogIn {
  constructor(
    private readonly store: AdminStore,
    private readonly passwords: PasswordCheck,
    private readonly factor: SecondFactor,
    private readonly sessions: Sessions,
    private readonly throttle: Throttle,
    private readonly audit: Audit,
  ) {}

  /**
   * Costs one hash and the same queries whatever is wrong, an account that is disabled or has no password included.
   * @throws AppError `credentials_refused`, `code_required`, `code_refused`, `rate_limited`
   */
  async logIn({ username, password, code }: LoginRequest, visitor: Visitor): Promise<StaffEntrance> {
    const name = plainUsername(username);
    const proved = await this.passwords.prove({ kind: 'admin', name, password, visitor }, () =>
      this.store.active(name),
    );
    if (!proved) throw new AppError('credentials_refused');
    const { account: admin, isKnownBrowser } = proved;
    if (admin.totpConfirmedAt !== null) await this.checkCode(proved, code, visitor);
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

  /** A wrong code counts like a wrong password: a million of them are soon tried (ASVS 6.5.2). */
  private async checkCode(
    { account, isKnownBrowser }: Proved<Admin>,
    code: string | undefined,
    visitor: Visitor,
  ): Promise<void> {
    if (!code) throw new AppError('code_required');
    if (await this.factor.accepts(account, code)) return;
    const guess = { kind: 'admin', name: account.username, accountId: account.id, visitor } as const;
    await this.throttle.countFailure(guess, { by: isKnownBrowser ? 'browser' : 'network' });
    throw new AppError('code_refused');
  }
}
