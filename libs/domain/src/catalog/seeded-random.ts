/** Crockford's base 32, as in order and certificate numbers. */
const GROUP_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Repeatable random values: two seedings on one day create the same gallery. */
export class SeededRandom {
  /** @param state any integer */
  constructor(private state: number) {}

  /** From 0 up to but not including 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** An integer from 0 up to but not including the limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** @throws Error for an empty list */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  }

  /** True with a probability from 0 to 1. */
  happens(share: number): boolean {
    return this.next() < share;
  }

  hex(digits: number): string {
    let hex = '';
    while (hex.length < digits) hex += this.below(0x1_0000).toString(16).padStart(4, '0');
    return hex.slice(0, digits);
  }

  /** A UUID v7 of this time: ids sort by time, as the gallery's do. */
  id(at: Date): string {
    const time = at.getTime().toString(16).padStart(12, '0');
    const variant = (8 + this.below(4)).toString(16);
    return `${time.slice(0, 8)}-${time.slice(8)}-7${this.hex(3)}-${variant}${this.hex(3)}-${this.hex(12)}`;
  }

  /** `7K3M-Q9XD`. */
  groups(count: number): string {
    const group = () => Array.from({ length: 4 }, () => GROUP_ALPHABET[this.below(32)]).join('');
    return Array.from({ length: count }, group).join('-');
  }
}
