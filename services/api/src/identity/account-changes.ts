import { Injectable } from '@nestjs/common';
import { AppError, Database, Mail, Settings } from '../platform';
import { AccountRemoval } from './account-removal';
import { Audit } from './audit/audit';
import type { Collector } from './collector.entity';
import { CollectorStore } from './collector.store';
import type { EmailChange, PasswordChange } from './dto/account-change.dto';
import { plainAddress } from './email-address';
import { accountSender, addressChangeMail, goodbyeMail } from './links/account-mail';
import { AddressProof } from './links/address-proof';
import { NewPassword } from './password/new-password';
import { PasswordCheck } from './password/password-check';
import { Sessions } from './sessions';
import type { SignedInCollector } from './signed-in-collector';
import type { Visitor } from './visitor';

/** Changes that a borrowed session alone must not make: each asks for the password. */
@Injectable()
export class AccountChanges {
  constructor(
    private readonly store: CollectorStore,
    private readonly passwords: PasswordCheck,
    private readonly newPassword: NewPassword,
    private readonly proof: AddressProof,
    private readonly removal: AccountRemoval,
    private readonly sessions: Sessions,
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly audit: Audit,
    private readonly database: Database,
  ) {}

  /** Every other session ends. @throws AppError `validation_failed` at its fields, `rate_limited` */
  async changePassword(
    caller: SignedInCollector,
    { currentPassword, newPassword }: PasswordChange,
    visitor: Visitor,
  ): Promise<void> {
    const collector = await this.proved(caller, currentPassword, visitor, 'currentPassword');
    const passwordHash = await this.newPassword.hash(newPassword, collector, 'newPassword');
    await this.database.transaction(async () => {
      const isSet = await this.newPassword.set(collector, passwordHash);
      if (!isSet) throw wrongPassword('currentPassword');
      await this.sessions.endOthers({ kind: 'collector', id: caller.id }, caller.sessionId);
      await this.note('password.changed', caller, visitor);
    });
  }

  /**
   * Mails the new address, which becomes the account's once its link is followed, and tells the present one.
   * @throws AppError `validation_failed` at `password`, `rate_limited`
   */
  async changeEmail(
    caller: SignedInCollector,
    { email, password }: EmailChange,
    visitor: Visitor,
  ): Promise<void> {
    const collector = await this.proved(caller, password, visitor, 'password');
    await this.database.transaction(async () => {
      await this.proof.ask(collector, plainAddress(email), visitor);
      if (collector.emailConfirmedAt !== null)
        await this.mail.send(addressChangeMail(collector.email, accountSender(this.settings)));
      await this.note('email.change-asked', caller, visitor);
    });
  }

  /** @throws AppError `validation_failed` at `password`, `rate_limited` */
  async deleteAccount(caller: SignedInCollector, password: string, visitor: Visitor): Promise<void> {
    const collector = await this.proved(caller, password, visitor, 'password');
    await this.database.transaction(async () => {
      const isGone = await this.removal.remove(collector, 'asked for');
      if (isGone && collector.emailConfirmedAt !== null) await this.mail.send(goodbyeMail(collector.email));
    });
  }

  private async proved(
    { id, email }: SignedInCollector,
    password: string,
    visitor: Visitor,
    field: string,
  ): Promise<Collector> {
    const proved = await this.passwords.prove({ kind: 'collector', name: email, password, visitor }, () =>
      this.store.find(id),
    );
    if (!proved) throw wrongPassword(field);
    return proved.account;
  }

  private async note(action: string, { id }: SignedInCollector, { device }: Visitor): Promise<void> {
    await this.audit.record({
      action,
      actor: { kind: 'collector', id },
      subject: { kind: 'collector', id },
      device,
    });
  }
}

const wrongPassword = (field: string): AppError =>
  new AppError('validation_failed', { fields: { [field]: 'This is not your password.' } });
