import { Injectable } from '@nestjs/common';
import { fieldError, Mailer, Settings, ConcurrencyLimiter } from '../../platform';
import type { CollectorEntity } from '../collectors/collector.entity';
import { CollectorsStore } from '../collectors/collectors.store';
import { AccountLinksService } from '../account-links/account-links.service';
import { accountEmailOrigin, passwordChangedEmail } from '../account-links/account.emails';
import { AttemptLimitsService } from '../attempt-limits/attempt-limits.service';
import type { PasswordOwner } from './password-rules';
import type { AccountKind } from '../accounts';
import type { ClientInfo } from '../client-info';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id, the library's own default, at the minimum cost that OWASP recommends: KiB of memory, passes, lanes. */
const HASH_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Together 38 MiB. Libuv has four threads for everything; this leaves the others free for files and DNS. */
const HASH_CONCURRENCY = { running: 2, waiting: 200 };

/** Compared when there is no account, so that the response takes the same time. Nobody knows its password. */
export const DUMMY_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$3233DbVqlgKdBodbW0ofWQ$BPB4b3z5QcVHJGfFEow9IXeOyNzpDTcaf2TdD6Nq9rE';

/** Whether the password matches the hash; null never matches and takes the same time. */
type ComparePassword = (password: string, kept: string | null) => Promise<boolean>;

/** A hash in Argon2id's own notation, with its own salt. */
export const hashPassword = (password: string): Promise<string> =>
  hash(normalizePassword(password), HASH_COST);

/** Hashes passwords, a few at a time: each takes memory, and a burst must not take it all. */
@Injectable()
export class PasswordHashingService {
  private readonly limiter = new ConcurrencyLimiter(HASH_CONCURRENCY);

  /** @throws AppError `unavailable` under a burst */
  async hash(password: string): Promise<string> {
    return this.limiter.run(() => hashPassword(password));
  }

  /**
   * Runs the work, which compares a password, within the limit. What it reads beforehand (how many attempts there were)
   * is read in the same slot, so that only as many concurrent requests as there are slots can slip past a limit.
   * @throws AppError `unavailable` under a burst
   */
  async runWithCompare<T>(work: (compare: ComparePassword) => Promise<T>): Promise<T> {
    return this.limiter.run(() => work(comparePassword));
  }
}

async function comparePassword(password: string, kept: string | null): Promise<boolean> {
  const isRight = await verify(kept ?? DUMMY_PASSWORD_HASH, normalizePassword(password));
  return isRight && kept !== null;
}

/** The same text can consist of different characters, depending on keyboard and system (NIST SP 800-63B, 3.1.1.2). */
const normalizePassword = (password: string): string => password.normalize('NFC');

/**
 * Validates, replaces and verifies passwords. The only place where a password is compared: with attempts counted,
 * concurrency limited, and one hash computed whether or not there is an account.
 */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly collectorsStore: CollectorsStore,
    private readonly passwordHashingService: PasswordHashingService,
    private readonly accountLinksService: AccountLinksService,
    private readonly attemptLimitsService: AttemptLimitsService,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError `validation_failed` at the field, as a sentence */
  async validateAndHash(password: string, owner: PasswordOwner, field: string): Promise<string> {
    // Loads 50,000 passwords, only for the few requests that choose one.
    const { passwordError } = await import('./password-rules');
    const message = passwordError(password, owner, this.settings.brand.name);
    if (message !== null) throw fieldError(field, message);
    return this.passwordHashingService.hash(password);
  }

  /**
   * Replaces the password if it was not changed in the meantime, revokes links and known browsers, and notifies the
   * owner by email. Call it inside a transaction.
   * @returns false if it was changed in the meantime
   */
  async replace({ id, passwordHash: from }: CollectorEntity, passwordHash: string): Promise<boolean> {
    if (!(await this.collectorsStore.changePassword(id, from, passwordHash))) return false;
    await this.accountLinksService.revokeAll(id);
    await this.attemptLimitsService.forgetBrowsers(id);
    const changed = await this.collectorsStore.find(id);
    if (changed?.emailConfirmedAt)
      await this.mailer.send(passwordChangedEmail(changed.email, accountEmailOrigin(this.settings)));
    return true;
  }

  /**
   * The account that `find` returns, if the password is right, otherwise null.
   * @throws AppError `rate_limited`, `unavailable` under a burst
   */
  async verify<Account extends { id: string; passwordHash: string | null }>(
    { kind, name, password, client }: PasswordCredentials,
    find: () => Promise<Account | null>,
  ): Promise<VerifiedPassword<Account> | null> {
    return this.passwordHashingService.runWithCompare(async (compare) => {
      const account = await find();
      const attempt = { kind, name, accountId: account?.id ?? null, client };
      const admitted = await this.attemptLimitsService.admit(attempt);
      const isRight = await compare(password, account?.passwordHash ?? null);
      if (account && isRight) return { account, isKnownBrowser: admitted.by === 'browser' };
      await this.attemptLimitsService.recordFailure(attempt, admitted);
      return null;
    });
  }
}

/** An account whose password was verified. */
export interface VerifiedPassword<Account> {
  account: Account;
  /** Whether the account already knew the browser. */
  isKnownBrowser: boolean;
}

/** A password to verify. */
interface PasswordCredentials {
  kind: AccountKind;
  /** Normalized address or user name. */
  name: string;
  password: string;
  client: ClientInfo;
}
