import { Injectable } from '@nestjs/common';
import { AppError } from '../platform';
import { Audit } from './audit/audit';
import type { Collector } from './collector.entity';
import { CollectorStore } from './collector.store';
import type { SignInRequest } from './dto/sign-in-request.dto';
import { plainAddress } from './email-address';
import { PasswordCheck } from './password/password-check';
import type { BrowserSecrets } from './session-cookies';
import { Sessions } from './sessions';
import { Throttle } from './throttle/throttle';
import type { Visitor } from './visitor';

/** Somebody who has come in, and what their browser keeps. */
export interface Entrance extends BrowserSecrets {
  collector: Collector;
}

/** Signs in by e-mail and password. */
@Injectable()
export class SignIn {
  constructor(
    private readonly store: CollectorStore,
    private readonly passwords: PasswordCheck,
    private readonly sessions: Sessions,
    private readonly throttle: Throttle,
    private readonly audit: Audit,
  ) {}

  /**
   * Costs one hash and the same queries whatever is wrong.
   * @throws AppError `sign_in_refused`, `rate_limited`
   */
  async signIn({ email, password }: SignInRequest, visitor: Visitor): Promise<Entrance> {
    const address = plainAddress(email);
    const proved = await this.passwords.prove({ kind: 'collector', name: address, password, visitor }, () =>
      this.store.ownerOrNewest(address),
    );
    if (!proved) throw new AppError('sign_in_refused');
    const { account: collector, isKnownBrowser } = proved;
    const { id, passwordHash } = collector;
    const account = { kind: 'collector', id, passwordHash } as const;
    const session = await this.sessions.openIfUnchanged(account, visitor.device);
    if (session === null) throw new AppError('sign_in_refused');
    const browser = isKnownBrowser ? null : await this.throttle.knowBrowser(collector.id);
    await this.audit.record({
      action: 'session.opened',
      actor: { kind: 'collector', id: collector.id },
      subject: { kind: 'collector', id: collector.id },
      device: visitor.device,
    });
    return { collector, session, browser };
  }
}
