import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { AppError, Clock, Database } from '../../platform';
import type { ActorKind } from '../audit/audit-entry.entity';
import { Audit } from '../audit/audit';
import { plainAddress } from '../email-address';
import { NewPassword } from '../password/new-password';
import type { Admin } from './admin.entity';
import { AdminStore } from './admin.store';
import type { StaffRole } from './signed-in-staff';
import { plainUsername, USERNAME, USERNAME_FAULT } from './username';

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
export class AddAdmin {
  constructor(
    private readonly store: AdminStore,
    private readonly passwords: NewPassword,
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Whether there is an account of this name, disabled or not. */
  async isThere(username: string): Promise<boolean> {
    return (await this.store.named(plainUsername(username))) !== null;
  }

  /** @throws AppError `validation_failed` at `username` or `password` */
  async add(wish: NewAdmin, actor: { kind: ActorKind; id?: string }): Promise<Admin> {
    const username = plainUsername(wish.username);
    const email = plainAddress(wish.email);
    const { firstName, role, password } = wish;
    if (!USERNAME.test(username)) throw at('username', USERNAME_FAULT);
    if (await this.isThere(username)) throw taken();
    const owner = { email, firstName, lastName: username };
    const admin: Admin = {
      id: uuid(),
      username,
      firstName,
      email,
      role,
      passwordHash: password === null ? null : await this.passwords.hash(password, owner, 'password'),
      totpSecret: null,
      totpConfirmedAt: null,
      totpLastStep: null,
      createdAt: this.clock.now(),
      disabledAt: null,
    };
    await this.database.transaction(async () => {
      if (!(await this.store.add(admin))) throw taken();
      await this.audit.record({
        action: 'admin.added',
        actor,
        subject: { kind: 'admin', id: admin.id },
        details: { role },
      });
    });
    return admin;
  }
}

const taken = (): AppError => at('username', 'There is an account of this name already.');

const at = (field: string, fault: string): AppError =>
  new AppError('validation_failed', { fields: { [field]: fault } });
