import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { AppError, Clock, Database } from '../platform';
import { Audit } from './audit/audit';
import type { Collector } from './collector.entity';
import { CollectorStore } from './collector.store';
import type { SignUpRequest } from './dto/sign-up-request.dto';
import { plainAddress } from './email-address';
import { AddressProof } from './links/address-proof';
import { NewPassword } from './password/new-password';
import { Sessions } from './sessions';
import type { Entrance } from './sign-in';
import type { Visitor } from './visitor';

/** Makes accounts. */
@Injectable()
export class SignUp {
  constructor(
    private readonly store: CollectorStore,
    private readonly passwords: NewPassword,
    private readonly sessions: Sessions,
    private readonly proof: AddressProof,
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes an account that is unconfirmed, signs in to it, and mails the link that confirms its address.
   * @throws AppError `account_exists`, also while the account of the address is unconfirmed; `validation_failed` at
   * `password`
   */
  async signUp(request: SignUpRequest, visitor: Visitor): Promise<Entrance> {
    const { firstName, lastName = '', password } = request;
    const email = plainAddress(request.email);
    // Before the password is judged: nobody should have to choose a stronger one only to be refused.
    if (await this.store.ownerOrNewest(email)) throw new AppError('account_exists');
    const passwordHash = await this.passwords.hash(password, { email, firstName, lastName }, 'password');
    const collector: Collector = {
      id: uuid(),
      email,
      emailConfirmedAt: null,
      firstName,
      lastName,
      passwordHash,
      profileImageUrl: null,
      level: null,
      isLevelGiven: false,
      createdAt: this.clock.now(),
    };
    return this.database.transaction(async () => {
      await this.addAlone(collector);
      const session = await this.sessions.open({ kind: 'collector', id: collector.id }, visitor.device);
      await this.proof.ask(collector, email, visitor);
      await this.audit.record({
        action: 'account.opened',
        actor: { kind: 'collector', id: collector.id },
        subject: { kind: 'collector', id: collector.id },
        device: visitor.device,
      });
      return { collector, session, browser: null };
    });
  }

  /**
   * Adds the account unless its address has another. The locking read comes after the insert, because an address without
   * an account has no row to lock: it waits for a rival's uncommitted row, and of two that wait for each other the
   * database turns one back, which then finds the other's.
   */
  private async addAlone(collector: Collector): Promise<void> {
    await this.store.add(collector);
    const claims = await this.store.lockAddress(collector.email);
    if (claims.length > 1) throw new AppError('account_exists');
  }
}
