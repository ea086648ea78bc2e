import type { AuditAction } from '@gallery/contracts';
import { Injectable } from '@nestjs/common';
import {
  AppError,
  Clock,
  Database,
  fieldError,
  hashSecret,
  Mailer,
  qrCodeDataUri,
  Settings,
} from '../../../platform';
import { AuditLogService } from '../../audit/audit-log.service';
import type { ClientInfo } from '../../client-info';
import { StaffPasswordsService } from '../staff-passwords.service';
import type { AdminEntity } from '../admin.entity';
import { AdminsStore } from '../admins.store';
import type { AdminAccount, SecondFactorEnrollment, RecoveryCodes } from '../dto/staff-account.dto';
import {
  decryptText,
  encryptText,
  generateRecoveryCodes,
  normalizeRecoveryCode,
  generateTotpSecret,
  matchTotpStep,
  totpUri,
} from './second-factor-codes';
import { SecondFactorPolicyService } from './second-factor-policy.service';
import { SecondFactorStore } from './second-factor.store';
import { PasskeysStore } from '../passkeys/passkeys.store';
import { actorOf, type SignedInStaff } from '../staff-roles';
import { secondFactorRemovedEmail } from '../staff.emails';

const OWN_ACCOUNT_MESSAGE = 'Please turn off your own second factor on your account page.';

/** The second factor: an authenticator app (ADR 0018). */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly secondFactorStore: SecondFactorStore,
    private readonly adminsStore: AdminsStore,
    private readonly staffPasswordsService: StaffPasswordsService,
    private readonly mailer: Mailer,
    private readonly auditLogService: AuditLogService,
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly secondFactorPolicyService: SecondFactorPolicyService,
    private readonly passkeysStore: PasskeysStore,
  ) {}

  /** @throws AppError `unauthorized` for an account that no longer exists */
  async getAccount({ id }: SignedInStaff): Promise<AdminAccount> {
    const admin = await this.findOrThrow(id);
    const { username, firstName, email, role, totpConfirmedAt } = admin;
    const hasSecondFactor = totpConfirmedAt !== null;
    const recoveryCodesLeft = hasSecondFactor ? await this.secondFactorStore.countRecoveryCodes(id) : 0;
    const isSecondFactorMissing = await this.secondFactorPolicyService.isMissingFor(admin);
    return { username, firstName, email, role, isSecondFactorMissing, hasSecondFactor, recoveryCodesLeft };
  }

  /**
   * Creates a secret to be scanned; signing in needs no code until a code has confirmed the secret.
   * @throws AppError `validation_failed` at `password`, `second_factor_on`
   */
  async startEnrollment(
    { id }: SignedInStaff,
    password: string,
    client: ClientInfo,
  ): Promise<SecondFactorEnrollment> {
    const admin = await this.staffPasswordsService.verify(id, { password, field: 'password' }, client);
    if (admin.totpConfirmedAt !== null) throw new AppError('second_factor_on');
    const secret = generateTotpSecret();
    await this.secondFactorStore.saveUnconfirmedSecret(
      id,
      encryptText(secret, this.encryptionContext(admin)),
    );
    const address = totpUri(secret, { issuer: this.settings.brand.name, label: admin.username });
    return { secret, qrCode: await qrCodeDataUri(address) };
  }

  /**
   * Turns on the second factor with a first code. The recovery codes are shown only this once.
   * @throws AppError `validation_failed` at `code`, `second_factor_on`
   */
  async confirmEnrollment(staff: SignedInStaff, code: string): Promise<RecoveryCodes> {
    const admin = await this.findOrThrow(staff.id);
    if (admin.totpConfirmedAt !== null) throw new AppError('second_factor_on');
    const recoveryCodes = generateRecoveryCodes();
    await this.database.transaction(async () => {
      if (!(await this.verifyTotp(admin, code)))
        throw fieldError('code', 'This code is not valid. Please enter the latest one.');
      await this.secondFactorStore.confirm(admin.id, this.clock.now());
      await this.secondFactorStore.replaceRecoveryCodes(
        admin.id,
        recoveryCodes.map((recovery) => hashSecret(normalizeRecoveryCode(recovery))),
      );
      await this.recordAudit('admin.second-factor-on', staff, admin.id);
    });
    return { recoveryCodes };
  }

  /** @throws AppError `validation_failed` at `password` */
  async disableOwn(staff: SignedInStaff, password: string, client: ClientInfo): Promise<void> {
    const { id } = await this.staffPasswordsService.verify(staff.id, { password, field: 'password' }, client);
    await this.database.transaction(() => this.disable(id, staff));
  }

  /**
   * Disables the second factor, including passkeys, of another staff member who lost their phone. Disabling one's own
   * needs the password.
   * @throws AppError `staff_not_found`, `own_account`
   */
  async disableForStaff(id: string, by: SignedInStaff): Promise<void> {
    if (id === by.id) throw new AppError('own_account', { message: OWN_ACCOUNT_MESSAGE });
    await this.database.transaction(async () => {
      const admin = await this.adminsStore.lock(id);
      if (!admin) throw new AppError('staff_not_found');
      if (!(await this.secondFactorPolicyService.hasSecondFactor(admin))) return;
      await this.passkeysStore.removeAllForAdmin(id);
      await this.disable(id, by);
      await this.mailer.send(secondFactorRemovedEmail(admin));
    });
  }

  /** Whether this is a valid code of the app or a recovery code; each works once. */
  async verifyCode(admin: AdminEntity, code: string): Promise<boolean> {
    if (await this.verifyTotp(admin, code)) return true;
    const isUsed = await this.secondFactorStore.consumeRecoveryCode(
      admin.id,
      hashSecret(normalizeRecoveryCode(code)),
    );
    if (isUsed) await this.recordAudit('admin.recovery-code-used', admin, admin.id);
    return isUsed;
  }

  private async verifyTotp(admin: AdminEntity, code: string): Promise<boolean> {
    if (admin.totpSecret === null) return false;
    const secret = decryptText(admin.totpSecret, this.encryptionContext(admin));
    const step = matchTotpStep(code, { secret, now: this.clock.now(), lastStep: admin.totpLastStep });
    return step !== null && (await this.secondFactorStore.claimTimeStep(admin.id, step));
  }

  private async disable(id: string, by: SignedInStaff): Promise<void> {
    await this.secondFactorStore.clear(id);
    await this.recordAudit('admin.second-factor-off', by, id);
  }

  private async findOrThrow(id: string): Promise<AdminEntity> {
    const admin = await this.adminsStore.find(id);
    if (!admin) throw new AppError('unauthorized');
    return admin;
  }

  private encryptionContext({ id }: AdminEntity): { key: Buffer; context: string } {
    return { key: this.settings.admin.secretsKey, context: `totp ${id}` };
  }

  private async recordAudit(
    action: AuditAction,
    by: Pick<SignedInStaff, 'id' | 'role'>,
    id: string,
  ): Promise<void> {
    await this.auditLogService.record({ action, actor: actorOf(by), subject: { kind: 'admin', id } });
  }
}
