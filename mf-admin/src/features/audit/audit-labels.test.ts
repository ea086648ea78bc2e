import { AUDIT_ACTIONS } from '@gallery/contracts';
import { ACTION_LABELS, NAMED_SUBJECT_ACTION_LABELS } from '../../components/text/action-sentences';
import { actionLabel, actorLabel, detailLabels, subjectKindLabel } from './audit-labels';

const ID = '01a2023b-c388-7637-bdd2-ad10e786cf65';

test.each([
  [{ kind: 'owner', id: 'key' }, 'API key'],
  [{ kind: 'system', id: null }, 'The gallery'],
  [{ kind: 'owner', id: 'system' }, 'The gallery'],
  [{ kind: 'owner', id: null }, 'The gallery'],
  [{ kind: 'collector', id: ID }, 'Collector 01a2023b'],
  [{ kind: 'nobody', id: null }, 'Unknown'],
] as const)('%j without a name is called %s', (actor, words) => {
  expect(actorLabel(actor)).toBe(words);
});

test.each([
  ['session.opened', 'Signed in'],
  ['sign-in.refused', 'Sign-in failed'],
  ['admin.added', 'Staff account added'],
  ['order.refund_approved', 'Refund approved'],
  ['thing.turned-over', 'Thing turned over'],
])('%s reads %s', (action, words) => {
  expect(actionLabel(action)).toBe(words);
});

test.each([
  [null, []],
  [{ from: 'processing', to: 'shipped' }, ['processing → shipped']],
  [{ refund: ID, cents: 445_000 }, ['$4,450.00']],
  [{ changed: ['title', 'pictures'] }, ['Changed: title, pictures']],
  [
    { changed: ['tier', 'notes'], changes: { tier: { from: 'tier1', to: 'tier2' } } },
    ['Tier: tier1 → tier2', 'Changed: notes'],
  ],
  [
    { editions: [{ size: '30x20', price: { from: 500_000, to: 600_000 }, enabled: true }] },
    ['30 × 20 in price: $5,000.00 → $6,000.00', '30 × 20 in enabled: yes'],
  ],
  [{ editionNumber: 4, editionId: ID }, ['Number: 4']],
  [{ from: 'Standard', to: 'VIP', isLevelManual: true }, ['Standard → VIP', 'Set manually: yes']],
  [{ type: 'artwork_inquiry' }, ['Type: artwork inquiry']],
  [
    { fields: ['mode'], changes: { mode: { from: 'inquire', to: 'purchase' } } },
    ['Sales mode: inquire → purchase'],
  ],
  [{ partnerId: 'nord', rateBp: 1_250 }, ['Partner ID: nord', 'Commission rate 12.5%']],
  [{ changes: { rateBp: { from: 2_000, to: 1_250 } } }, ['Commission rate: 20% → 12.5%']],
  [
    { changes: { secondPersonAbove: { from: null, to: 500 } } },
    ['Refunds need approval above: none → $500.00'],
  ],
  [{ title: 'Dunes' }, []],
  [{ reason: 'credentials_refused', network: 'e6f56f55937fcb46' }, ['Reason: wrong username or password']],
  [{ reason: 'code_refused' }, ['Reason: wrong code']],
  [{ reason: 'passkey_refused' }, ['Reason: passkey not recognized']],
  [{ reason: 'asked for' }, ['Reason: requested by the collector']],
  [{ takesEffectAt: '2026-12-01T06:00:00.000Z' }, ['Takes effect at: Dec 1, 2026, 12:00 AM CST']],
  [{ digest: 'e6f56f55937fcb46', written: 4 }, ['Written: 4']],
])('%j reads %j', (details, words) => {
  expect(detailLabels(details, 'America/Chicago')).toEqual(words);
});

test.each([
  ['admin', 'staff account'],
  ['artist-note', 'artist note'],
  ['order', 'order'],
])('a subject of the kind %s is called %s', (kind, words) => {
  expect(subjectKindLabel(kind)).toBe(words);
});

test('everything that staff do reads as a sentence on the dashboard', () => {
  const told = { ...ACTION_LABELS, ...NAMED_SUBJECT_ACTION_LABELS };
  // Orders tell their own history; the rest is named by its new status or is not done by staff.
  const others = /^(?:order|payment-request|session|sign-in|gate|settings)\.|\.moved$|^commission\.changed$/;
  const byCollectors = [
    'account.opened',
    'email.change-asked',
    'email.confirmed',
    'password.changed',
    'password.reset',
  ];
  const silent = AUDIT_ACTIONS.filter(
    (action) => !(action in told) && !others.test(action) && !byCollectors.includes(action),
  );
  expect(silent).toEqual([]);
});
