import { Injectable } from '@nestjs/common';
import { AppError, Clock, codeImage, Database, digestOf, Mail, Settings } from '../../platform';
import { Audit } from '../audit/audit';
import type { Visitor } from '../visitor';
import { AdminPassword } from './admin-password';
import type { Admin } from './admin.entity';
import { AdminStore } from './admin.store';
import type { ConsoleAccount, Enrolment, RecoveryCodes } from './dto/second-factor.dto';
import { newRecoveryCodes, plainRecoveryCode } from './recovery-codes';
import { seal, unseal } from './sealed-text';
import { SecondFactorStore } from './second-factor.store';
import { actorOf, type SignedInStaff } from './signed-in-staff';
import { secondFactorGoneMail } from './staff-mail';
import { newTotpSecret, stepOfCode, totpAddress } from './totp';

const OWN_FACTOR = 'Please turn your own second factor off on your account’s page, with your password.';

/** An authenticator app beside the password, for who wants one (ADR 0018). */
@Injectable()
export class SecondFactor {
  constructor(
    private readonly store: SecondFactorStore,
    private readonly admins: AdminStore,
    private readonly passwords: AdminPassword,
    private readonly mail: Mail,
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `unauthorized` for the owner's key, which is nobody's account */
  async account({ id }: SignedInStaff): Promise<ConsoleAccount> {
    const { username, firstName, email, role, totpConfirmedAt } = await this.accountOf(id);
    const hasSecondFactor = totpConfirmedAt !== null;
    const recoveryCodesLeft = hasSecondFactor ? await this.store.codesLeft(id) : 0;
    return { username, firstName, email, role, hasSecondFactor, recoveryCodesLeft };
  }

  /**
   * A new secret to be scanned; the login asks for nothing before a code has proved it.
   * @throws AppError `validation_failed` at `password`, `second_factor_on`
   */
  async begin({ id }: SignedInStaff, password: string, visitor: Visitor): Promise<Enrolment> {
    const admin = await this.passwords.prove(id, { password, field: 'password' }, visitor);
    if (admin.totpConfirmedAt !== null) throw new AppError('second_factor_on');
    const secret = newTotpSecret();
    await this.store.begin(id, seal(secret, this.sealOf(admin)));
    const address = totpAddress(secret, { issuer: this.settings.brand.name, label: admin.username });
    return { secret, qrCode: await codeImage(address) };
  }

  /**
   * Turns the second factor on by a first code. The recovery codes are shown this once.
   * @throws AppError `validation_failed` at `code`, `second_factor_on`
   */
  async confirm(staff: SignedInStaff, code: string): Promise<RecoveryCodes> {
    const admin = await this.accountOf(staff.id);
    if (admin.totpConfirmedAt !== null) throw new AppError('second_factor_on');
    const recoveryCodes = newRecoveryCodes();
    await this.database.transaction(async () => {
      if (!(await this.isTaken(admin, code)))
        throw at('code', 'This code is not valid. Please enter the newest one.');
      await this.store.confirm(admin.id, this.clock.now());
      await this.store.putCodes(
        admin.id,
        recoveryCodes.map((recovery) => digestOf(plainRecoveryCode(recovery))),
      );
      await this.note('admin.second-factor-on', staff, admin.id);
    });
    return { recoveryCodes };
  }

  /** @throws AppError `validation_failed` at `password` */
  async turnOff(staff: SignedInStaff, password: string, visitor: Visitor): Promise<void> {
    const { id } = await this.passwords.prove(staff.id, { password, field: 'password' }, visitor);
    await this.database.transaction(() => this.takeAway(id, staff));
  }

  /**
   * For somebody whose phone is gone: the owner's word. One's own goes by one's password only.
   * @throws AppError `staff_not_found`, `own_account`
   */
  async remove(id: string, by: SignedInStaff): Promise<void> {
    if (id === by.id) throw new AppError('own_account', { message: OWN_FACTOR });
    await this.database.transaction(async () => {
      const admin = await this.admins.lock(id);
      if (!admin) throw new AppError('staff_not_found');
      if (admin.totpConfirmedAt === null) return;
      await this.takeAway(id, by);
      await this.mail.send(secondFactorGoneMail(admin));
    });
  }

  /** Whether the code of app or paper lets this account in; each does once. */
  async accepts(admin: Admin, code: string): Promise<boolean> {
    if (await this.isTaken(admin, code)) return true;
    const isUsed = await this.store.useCode(admin.id, digestOf(plainRecoveryCode(code)));
    if (isUsed) await this.note('admin.recovery-code-used', admin, admin.id);
    return isUsed;
  }

  private async isTaken(admin: Admin, code: string): Promise<boolean> {
    if (admin.totpSecret === null) return false;
    const secret = unseal(admin.totpSecret, this.sealOf(admin));
    const step = stepOfCode(code, { secret, now: this.clock.now(), lastStep: admin.totpLastStep });
    return step !== null && (await this.store.takeStep(admin.id, step));
  }

  private async takeAway(id: string, by: SignedInStaff): Promise<void> {
    await this.store.turnOff(id);
    await this.note('admin.second-factor-off', by, id);
  }

  private async accountOf(id: string): Promise<Admin> {
    const admin = await this.admins.find(id);
    if (!admin) throw new AppError('unauthorized');
    return admin;
  }

  private sealOf({ id }: Admin): { key: Buffer; context: string } {
    return { key: this.settings.console.secretsKey, context: `totp ${id}` };
  }

  private async note(action: string, by: Pick<SignedInStaff, 'id' | 'role'>, id: string): Promise<void> {
    await this.audit.record({ action, actor: actorOf(by), subject: { kind: 'admin', id } });
  }
}

const at = (field: string, fault: string): AppError =>
  new AppError('validation_failed', { fields: { [field]: fault } });
