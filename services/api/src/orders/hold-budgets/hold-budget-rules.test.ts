import {
  countedHoldSeconds,
  describeHoldRefusal,
  findHoldRefusal,
  pauseEnd,
  type HoldBudget,
  type HoldBudgetKind,
  type HoldBudgetUsage,
} from './hold-budget-rules';

const NOW = new Date('2026-03-01T12:00:00Z');
const ago = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);
/** Prints that expired unpaid after a whole checkout. */
const expired = (prints: number, minutes: number) => ({ at: ago(minutes), printSeconds: prints * 31 * 60 });

const budget = (kind: HoldBudgetKind, limit = 6): HoldBudget => ({ kind, key: kind, limit });
const unused: HoldBudgetUsage = { held: 0, ended: [] };

describe('how long an unpaid hold counts', () => {
  test.each([
    ['cancelled within seconds', 9, 0],
    ['cancelled after two minutes', 120, 120],
    ['expired', 31 * 60, 1860],
    ['expired long before anyone noticed', 5 * 3_600, 1860],
  ])('%s', (_case, seconds, counted) => {
    expect(countedHoldSeconds(new Date(NOW.getTime() - seconds * 1_000), NOW)).toBe(counted);
  });
});

describe('a pause', () => {
  test.each([
    ['five prints', [expired(5, 10)], null],
    ['six prints at once', [expired(6, 10)], -110],
    ['six prints one after another', [expired(3, 50), expired(3, 10)], -110],
    ['a pause that is over', [expired(6, 121)], null],
    ['twelve prints: twice as long', [expired(6, 200), expired(6, 10)], -230],
    ['prints that expired more than a day ago', [expired(6, 24 * 60), expired(5, 10)], null],
    ['a session that Stripe ended a second early', [{ at: ago(10), printSeconds: 6 * 1859 }], -110],
    [
      'ninety cancellations after two minutes each',
      Array.from({ length: 93 }, () => ({ at: ago(10), printSeconds: 120 })),
      -110,
    ],
    [
      'a cancellation after the pause starts no other',
      [expired(6, 130), { at: ago(1), printSeconds: 60 }],
      null,
    ],
  ])('%s', (_case, ended, minutesAgo) => {
    expect(pauseEnd(ended, 6, NOW)).toEqual(minutesAgo === null ? null : ago(minutesAgo));
  });
});

describe('a checkout', () => {
  test('is refused by the first budget that it exceeds', () => {
    const usageOf = ({ kind }: HoldBudget) => (kind === 'email' ? { held: 5, ended: [] } : unused);
    const budgets = [budget('network'), budget('email'), budget('browser')];
    expect(findHoldRefusal(budgets, usageOf, 1, NOW)).toBeNull();
    expect(findHoldRefusal(budgets, usageOf, 2, NOW)).toEqual({
      reason: 'limit',
      budget: budgets[1],
      held: 5,
    });
  });

  test('with only reserved prints is never rejected', () => {
    expect(
      findHoldRefusal([budget('collector', 3)], () => ({ held: 3, ended: [expired(9, 1)] }), 0, NOW),
    ).toBeNull();
  });

  test.each<[HoldBudgetKind, number, number, boolean]>([
    ['network', 6, 23, false],
    ['network', 6, 24, true],
    ['email', 6, 6, true],
    ['browser', 6, 6, true],
    ['guest', 3, 5, false],
    ['guest', 3, 6, true],
    ['collector', 3, 6, true],
    ['guest_network', 300, 900, false],
  ])('of a %s budget of %i pauses after %i unpaid prints: %s', (kind, limit, prints, pauses) => {
    const usage = { held: 0, ended: [expired(prints, 10)] };
    expect(findHoldRefusal([budget(kind, limit)], () => usage, 1, NOW)?.reason).toBe(
      pauses ? 'pause' : undefined,
    );
  });

  test('says when to try again', () => {
    const until = new Date(NOW.getTime() + 95 * 60_000);
    expect(describeHoldRefusal({ reason: 'pause', budget: budget('network'), until }, NOW)).toBe(
      'Several prints that were held for your network were not paid for. You can check out again in 2 hours. If you need a print sooner, write to us for a payment link.',
    );
  });
});
