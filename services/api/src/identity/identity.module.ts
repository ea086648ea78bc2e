import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessController } from './access.controller';
import { AccountChanges } from './account-changes';
import { AccountController } from './account.controller';
import { AccountDesk } from './account-desk';
import { AccountDeskController } from './account-desk.controller';
import { AccountExport } from './account-export';
import { AccountLinksController } from './account-links.controller';
import { AccountRemoval } from './account-removal';
import { AccountRetention } from './account-retention';
import { Audit } from './audit/audit';
import { AuditEntry } from './audit/audit-entry.entity';
import { AuditLogStore } from './audit/audit-log.store';
import { AuditFileController } from './audit/audit-file.controller';
import { AuditController } from './audit/audit.controller';
import { ReadAudit } from './audit/read-audit';
import { SubjectNames } from './audit/subject-names';
import { CollectorGuard } from './collector.guard';
import { Collector } from './collector.entity';
import { Collectors } from './collectors';
import { CollectorStore } from './collector.store';
import { AccountLink } from './links/account-link.entity';
import { AccountLinks } from './links/account-links';
import { AddressProof } from './links/address-proof';
import { PasswordReset } from './links/password-reset';
import { MeController } from './me.controller';
import { NewPassword } from './password/new-password';
import { PasswordCheck } from './password/password-check';
import { PasswordHashing } from './password/password-hashing';
import { Session } from './session.entity';
import { SessionCookies } from './session-cookies';
import { SessionStore } from './session.store';
import { Sessions } from './sessions';
import { SignIn } from './sign-in';
import { SignUp } from './sign-up';
import { AddAdmin } from './staff/add-admin';
import { AdminLink } from './staff/admin-link.entity';
import { AdminPassword } from './staff/admin-password';
import { Admin } from './staff/admin.entity';
import { AdminStore } from './staff/admin.store';
import { Gate } from './staff/gate';
import { KnownStaff } from './staff/known-staff';
import { LogIn } from './staff/log-in';
import { OwnerKey } from './staff/owner-key';
import { StaffAccounts } from './staff/staff-accounts';
import { StaffAccountsController } from './staff/staff-accounts.controller';
import { StaffCaller } from './staff/staff-caller';
import { RecoverOwner } from './staff/recover-owner';
import { RecoveryCode } from './staff/recovery-code.entity';
import { SecondFactor } from './staff/second-factor';
import { SecondFactorController } from './staff/second-factor.controller';
import { SecondFactorStore } from './staff/second-factor.store';
import { StaffAccessController } from './staff/staff-access.controller';
import { StaffGuard } from './staff/staff.guard';
import { AttemptCount } from './throttle/attempt-count.entity';
import { AttemptStore } from './throttle/attempt.store';
import { KnownBrowser } from './throttle/known-browser.entity';
import { Throttle } from './throttle/throttle';

/** Accounts and sessions. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      AccountLink,
      Admin,
      AdminLink,
      AttemptCount,
      AuditEntry,
      Collector,
      KnownBrowser,
      RecoveryCode,
      Session,
    ]),
  ],
  controllers: [
    AccessController,
    AccountController,
    AccountDeskController,
    AccountLinksController,
    AuditController,
    AuditFileController,
    MeController,
    SecondFactorController,
    StaffAccessController,
    StaffAccountsController,
  ],
  providers: [
    AccountChanges,
    AccountDesk,
    AccountExport,
    AccountLinks,
    AccountRemoval,
    AccountRetention,
    AddAdmin,
    AddressProof,
    AdminPassword,
    AdminStore,
    AttemptStore,
    Audit,
    AuditLogStore,
    CollectorGuard,
    Collectors,
    CollectorStore,
    Gate,
    KnownStaff,
    LogIn,
    NewPassword,
    OwnerKey,
    PasswordCheck,
    PasswordHashing,
    PasswordReset,
    ReadAudit,
    RecoverOwner,
    SecondFactor,
    SecondFactorStore,
    SessionCookies,
    SessionStore,
    Sessions,
    SignIn,
    SignUp,
    StaffAccounts,
    StaffCaller,
    StaffGuard,
    SubjectNames,
    Throttle,
  ],
  exports: [
    Audit,
    CollectorGuard,
    Collectors,
    KnownStaff,
    OwnerKey,
    Sessions,
    StaffCaller,
    StaffGuard,
    SubjectNames,
  ],
})
export class IdentityModule {}
