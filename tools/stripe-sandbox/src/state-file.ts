import { readFile, rename, writeFile } from 'node:fs/promises';
import { reportFault } from './fault-report';
import type { Account, AccountState } from './account/account';
import type { IdempotencyEntry, IdempotencyKeys } from './wire/idempotency';

const VERSION = 1;
const DELAY_MS = 300;
/** A large account takes long to write, so writing gets at most this share of the time. */
const SHARE = 0.05;

interface State {
  version: typeof VERSION;
  account: AccountState;
  keys: [string, IdempotencyEntry][];
}

/** Keeps an account in one JSON file, written atomically and at most a few times a second. */
export class StateFile {
  private timer: NodeJS.Timeout | null = null;
  private lastWriteMs = 0;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly path: string,
    private readonly account: Account,
    private readonly keys: IdempotencyKeys,
  ) {}

  /** A file that is missing is an empty account; an unreadable one is renamed and reported. */
  async load(): Promise<void> {
    const text = await readFile(this.path, 'utf8').catch(() => null);
    if (text === null) return;
    const state = parse(text);
    if (!state) {
      const aside = `${this.path}.damaged`;
      await rename(this.path, aside);
      reportFault(`The state file could not be read; it is now ${aside}, and the sandbox starts empty.`);
      return;
    }
    this.account.restore(state.account);
    this.keys.restore(state.keys);
  }

  /** Schedules a write. */
  touch(): void {
    this.timer ??= setTimeout(
      () => {
        this.timer = null;
        this.writing = this.writing.then(() => this.write()).catch(reportFault);
      },
      Math.max(DELAY_MS, this.lastWriteMs / SHARE),
    );
  }

  /** Writes pending changes. */
  async close(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    await this.writing;
    await this.write();
  }

  private async write(): Promise<void> {
    const start = performance.now();
    const state: State = { version: VERSION, account: this.account.state(), keys: this.keys.state() };
    const draft = `${this.path}.${process.pid}.tmp`;
    await writeFile(draft, JSON.stringify(state), { mode: 0o600 });
    await rename(draft, this.path);
    this.lastWriteMs = performance.now() - start;
  }
}

function parse(text: string): State | null {
  try {
    const value: unknown = JSON.parse(text);
    return isState(value) ? value : null;
  } catch {
    return null;
  }
}

/** Written by the sandbox itself, so the version is enough of a check. */
function isState(value: unknown): value is State {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === VERSION &&
    'account' in value &&
    typeof value.account === 'object' &&
    'keys' in value &&
    Array.isArray(value.keys)
  );
}
