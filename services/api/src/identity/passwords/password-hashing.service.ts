import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { ConcurrencyLimiter } from '../../platform';

/** Argon2id, the library's own default, at the cost that OWASP names as the least: KiB of memory, passes, lanes. */
const HASH_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Together 38 MiB. Libuv has four threads for everything; the others stay free for files and DNS. */
const HASH_CONCURRENCY = { running: 2, waiting: 200 };

/** Compared when there is no account, so that the response takes as long. Nobody knows its password. */
export const DUMMY_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$3233DbVqlgKdBodbW0ofWQ$BPB4b3z5QcVHJGfFEow9IXeOyNzpDTcaf2TdD6Nq9rE';

/** Whether the password matches the hash; null never does and takes as long. */
type ComparePassword = (password: string, kept: string | null) => Promise<boolean>;

/** A hash in Argon2id's own notation, with a salt of its own. */
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
   * Runs the work, which compares a password, within the limit. What it reads before (how many attempts there were) is
   * read in its own slot, so that of many concurrent requests only as many as there are slots can slip past a limit.
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

/** The same text can be different characters, depending on keyboard and system (NIST SP 800-63B, 3.1.1.2). */
const normalizePassword = (password: string): string => password.normalize('NFC');
