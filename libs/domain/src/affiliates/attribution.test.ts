import {
  AFFILIATE_COMMISSION_STATES,
  nextAffiliateCommissionState,
} from './affiliate-commission-transitions';
import { commissionReviewReason, evaluateAttribution } from './attribution';

const DAY_MS = 86_400_000;
const orderedAt = new Date('2026-11-22T12:00:00Z');
const daysBefore = (days: number): Date => new Date(orderedAt.getTime() - days * DAY_MS);
const evaluate = (options: Partial<Parameters<typeof evaluateAttribution>[0]>) =>
  evaluateAttribution({
    affiliateStatus: 'active',
    referredAt: daysBefore(1),
    orderedAt,
    isSelfReferral: false,
    ...options,
  });

test.each([
  ['counts', {}],
  ['counts', { referredAt: daysBefore(30) }],
  ['expired', { referredAt: new Date(daysBefore(30).getTime() - 1) }],
  ['counts', { referredAt: new Date(orderedAt.getTime() + 60_000) }],
  ['expired', { referredAt: new Date(orderedAt.getTime() + DAY_MS) }],
  ['expired', { referredAt: null }],
  ['unknown', { affiliateStatus: null, isSelfReferral: true }],
  ['inactive', { affiliateStatus: 'inactive', isSelfReferral: true }],
  ['own', { isSelfReferral: true, referredAt: null }],
] as const)('a referral is judged %s (%#) (G74, G75)', (standing, options) =>
  expect(evaluate(options)).toBe(standing),
);

test.each([
  ['counts', true, null],
  ['counts', false, 'costs'],
  ['by_hand', true, null],
  ['by_hand', false, 'costs'],
  ['own', true, 'own'],
  ['inactive', false, 'inactive'],
  ['expired', true, 'expired'],
] as const)(
  'of a referral that is %s, costs known %s, the owner is asked about %s',
  (standing, known, asked) => expect(commissionReviewReason(standing, known)).toBe(asked),
);

test('a commission moves only as its table says', () => {
  const table = (['accept', 'decline', 'approve', 'suspend', 'pay', 'reverse'] as const).map((move) => [
    move,
    ...AFFILIATE_COMMISSION_STATES.flatMap((from) => {
      const to = nextAffiliateCommissionState(move, from);
      return to === null ? [] : [`${from} → ${to}`];
    }),
  ]);
  expect(table).toEqual([
    ['accept', 'review → pending'],
    ['decline', 'review → declined'],
    ['approve', 'pending → approved'],
    ['suspend', 'approved → pending'],
    ['pay', 'approved → paid'],
    ['reverse', 'review → reversed', 'pending → reversed', 'approved → reversed', 'paid → reversed'],
  ]);
});
