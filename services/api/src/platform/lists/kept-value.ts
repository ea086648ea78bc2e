import type { Clock } from '../clock/clock';

/** Another instance may have written meanwhile, and this one is not told of it. */
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
    // A clock that was put back must not keep it for longer.
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

  /** What is kept, else what this reads. */
  async get(read: () => Promise<Value>): Promise<Value> {
    const current = this.current();
    if (current !== null) return current;
    const keep = this.begin();
    return keep(await read());
  }

  /** Whoever asks from now on gets what holds now. Called after the commit. */
  forget(): void {
    this.generation += 1;
    this.kept = null;
  }
}
