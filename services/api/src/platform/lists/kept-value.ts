import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '../clock/clock';

/** Another instance may have written meanwhile, and its message may be lost. */
const A_MOMENT_MS = 1_000;

/** A value that takes long to read, in memory for a moment: all who have the console open ask for it after every change. */
export class KeptValue<Value> {
  private kept: { value: Value; at: number } | null = null;
  private generation = 0;

  constructor(
    private readonly clock: Pick<Clock, 'now'>,
    private readonly keepMs = A_MOMENT_MS,
  ) {}

  /** Null once it is too old or forgotten. */
  current(): Value | null {
    if (this.kept === null) return null;
    // A clock that was set back must not keep it longer.
    const age = Math.abs(this.clock.now().getTime() - this.kept.at);
    return age < this.keepMs ? this.kept.value : null;
  }

  /** Called before the value is read. @returns what keeps it, unless it was forgotten in between */
  begin(): (value: Value) => Value {
    const { generation } = this;
    const at = this.clock.now().getTime();
    return (value) => {
      if (generation === this.generation) this.kept = { value, at };
      return value;
    };
  }

  /** The kept value, else what this reads. */
  async get(read: () => Promise<Value>): Promise<Value> {
    const current = this.current();
    if (current !== null) return current;
    const keep = this.begin();
    return keep(await read());
  }

  /** Later callers get the current value. Called after the commit. */
  forget(): void {
    this.generation += 1;
    this.kept = null;
  }
}

/**
 * Reads that callers share who ask within one turn of the event loop, as a page's requests do. Nobody is answered by a
 * read that began before they asked, so that each sees what anyone, on any instance, had written by then.
 */
export class SharedReads<Value> {
  /** Those that have not begun, by what is read. */
  private readonly waiting = new Map<string, Promise<Value>>();

  /** @param read outside of any transaction: it may answer for several callers */
  constructor(private readonly read: (key: string) => Promise<Value>) {}

  get(key: string): Promise<Value> {
    const shared = this.waiting.get(key) ?? this.begin(key);
    this.waiting.set(key, shared);
    return shared;
  }

  private async begin(key: string): Promise<Value> {
    await nextTurn();
    this.waiting.delete(key);
    return this.read(key);
  }
}
