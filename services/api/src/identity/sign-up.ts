import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Clock, Database } from '../platform';
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

/** Makes accounts (C6). */
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
   * A fresh account that has proved nothing, whoever's address it is: the answer is the same, and only the mail tells
   * the address's owner that they have an account.
   * @throws AppError `validation_failed` at `password`
   */
  async signUp(request: SignUpRequest, visitor: Visitor): Promise<Entrance> {
    const { firstName, lastName = '', password } = request;
    const email = plainAddress(request.email);
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
      await this.store.add(collector);
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
}
