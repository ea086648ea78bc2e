import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { AppError, Clock, Database } from '../../platform';
import type { ActorKind } from '../audit/audit-entry.entity';
import { AuditLogService } from '../audit/audit-log.service';
import { normalizeEmail } from '../email-address';
import { PasswordsService } from '../passwords/passwords.service';
import type { AdminEntity } from './admin.entity';
import { AdminsStore } from './admins.store';
import type { StaffRole } from './signed-in-staff';
import { normalizeUsername, USERNAME_PATTERN, USERNAME_ERROR } from './username';

/** An account of the console to be made. */
export interface NewAdmin {
  username: string;
  firstName: string;
  email: string;
  role: StaffRole;
  /** Null leaves it to a link, and until then nobody can sign in. */
  password: string | null;
}

/** Makes accounts of the console: from the terminal, for the demo, and for the owner. */
@Injectable()
export class AdminCreationService {
  constructor(
    private readonly adminsStore: AdminsStore,
    private readonly passwordsService: PasswordsService,
    private readonly auditLogService: AuditLogService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Whether there is an account of this name, disabled or not. */
  async exists(username: string): Promise<boolean> {
    return (await this.adminsStore.findByUsername(normalizeUsername(username))) !== null;
  }

  /** @throws AppError `validation_failed` at `username` or `password` */
  async create(wish: NewAdmin, actor: { kind: ActorKind; id?: string }): Promise<AdminEntity> {
    const username = normalizeUsername(wish.username);
    const email = normalizeEmail(wish.email);
    const { firstName, role, password } = wish;
    if (!USERNAME_PATTERN.test(username)) throw fieldError('username', USERNAME_ERROR);
    if (await this.exists(username)) throw usernameTakenError();
    const owner = { email, firstName, lastName: username };
    const admin: AdminEntity = {
      id: uuid(),
      username,
      firstName,
      email,
      role,
      passwordHash:
        password === null ? null : await this.passwordsService.validateAndHash(password, owner, 'password'),
      totpSecret: null,
      totpConfirmedAt: null,
      totpLastStep: null,
      createdAt: this.clock.now(),
      disabledAt: null,
    };
    await this.database.transaction(async () => {
      if (!(await this.adminsStore.add(admin))) throw usernameTakenError();
      await this.auditLogService.record({
        action: 'admin.added',
        actor,
        subject: { kind: 'admin', id: admin.id },
        details: { role },
      });
    });
    return admin;
  }
}

const usernameTakenError = (): AppError =>
  fieldError('username', 'There is an account of this name already.');

const fieldError = (field: string, fault: string): AppError =>
  new AppError('validation_failed', { fields: { [field]: fault } });
