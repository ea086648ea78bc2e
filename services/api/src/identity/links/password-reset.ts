import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppError, Database, Mail, Outbox, Settings } from '../../platform';
import { Audit } from '../audit/audit';
import { CollectorStore } from '../collector.store';
import type { PasswordResetConfirmation } from '../dto/password-reset.dto';
import { plainAddress } from '../email-address';
import { NewPassword } from '../password/new-password';
import { Sessions } from '../sessions';
import type { Entrance } from '../sign-in';
import { Throttle } from '../throttle/throttle';
import type { Visitor } from '../visitor';
import { AccountLinks } from './account-links';
import { accountSender, resetMail } from './account-mail';
import { AddressProof } from './address-proof';

const REQUEST = 'password-reset';

/** Lets who reads an account's mail choose a new password. */
@Injectable()
export class PasswordReset implements OnModuleInit {
  constructor(
    private readonly store: CollectorStore,
    private readonly links: AccountLinks,
    private readonly proof: AddressProof,
    private readonly passwords: NewPassword,
    private readonly sessions: Sessions,
    private readonly throttle: Throttle,
    private readonly mail: Mail,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
    private readonly audit: Audit,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<{ email: string }>(REQUEST, ({ email }) => this.send(email));
  }

  /** Takes the wish in. Whether there is an account is looked up later: known or not, this does and takes the same. */
  async ask(email: string, visitor: Visitor): Promise<void> {
    const address = plainAddress(email);
    await this.database.transaction(async () => {
      if (!(await this.throttle.mayMail(address, visitor))) return;
      await this.outbox.enqueue({ kind: REQUEST, payload: { email: address } });
    });
  }

  /**
   * Follows a link: the new password holds, every session and link of the account ends, and the address is proved, because
   * its mail was read.
   * @throws AppError `account_link_unknown`, `validation_failed` at `password`
   */
  async confirm({ token, password }: PasswordResetConfirmation, visitor: Visitor): Promise<Entrance> {
    const link = await this.links.find('reset', token);
    const collector = await this.store.find(link.collectorId);
    if (!collector || collector.email !== link.email) throw new AppError('account_link_unknown');
    const passwordHash = await this.passwords.hash(password, collector, 'password');
    return this.database.transaction(async () => {
      await this.links.use(link);
      if (collector.emailConfirmedAt === null) await this.proof.prove(collector.id, collector.email);
      const isSet = await this.passwords.set(collector, passwordHash);
      if (!isSet) throw new AppError('account_link_unknown');
      await this.sessions.endAllOf({ kind: 'collector', id: collector.id });
      await this.audit.record({
        action: 'password.reset',
        actor: { kind: 'collector', id: collector.id },
        subject: { kind: 'collector', id: collector.id },
        device: visitor.device,
      });
      const session = await this.sessions.open({ kind: 'collector', id: collector.id }, visitor.device);
      const browser = await this.throttle.knowBrowser(collector.id);
      const changed = await this.store.find(collector.id);
      return { collector: changed ?? collector, session, browser };
    });
  }

  private async send(email: string): Promise<void> {
    await this.database.transaction(async () => {
      const collector = await this.store.ownerOrNewest(email);
      if (!collector) return;
      const token = await this.links.make('reset', collector.id, collector.email);
      await this.mail.send(resetMail(collector.email, token, accountSender(this.settings)));
    });
  }
}
