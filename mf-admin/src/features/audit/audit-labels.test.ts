import { actorLabel, detailsLabel, subjectKindLabel } from './audit-labels';

const ID = '01a2023b-c388-7637-bdd2-ad10e786cf65';

test.each([
  [{ kind: 'staff', id: ID, name: 'studio' }, 'studio (staff)'],
  [{ kind: 'owner', id: 'key', name: null }, 'owner by key'],
  [{ kind: 'system', id: null, name: null }, 'the gallery itself'],
  [{ kind: 'collector', id: ID, name: null }, 'collector 01a2023b'],
  [{ kind: 'nobody', id: null, name: null }, 'nobody'],
] as const)('%j is called %s', (actor, words) => {
  expect(actorLabel(actor)).toBe(words);
});

test.each([
  [null, ''],
  [{ from: 'processing', to: 'shipped' }, 'from: processing, to: shipped'],
  [{ refund: ID, cents: 445_000 }, 'refund: 01a2023b, $4,450.00'],
  [{ changed: ['title', 'pictures'] }, 'changed: title, pictures'],
  [{ editions: [{ size: '30x20', price: { from: 1, to: 2 } }] }, 'editions: size 30x20 price 1 to 2'],
  [{ editionNumber: 4, editionId: ID }, 'edition number: 4, edition id: 01a2023b'],
  [{ to: 'VIP', isLevelManual: true }, 'to: VIP, level manual: yes'],
  [{ type: 'artwork_inquiry' }, 'type: artwork inquiry'],
  [{ partnerId: 'nord', rateBp: 1_250, isWelcomed: false }, 'partner id: nord, rate: 12.5%, welcomed: no'],
])('%j reads %j', (details, words) => {
  expect(detailsLabel(details)).toBe(words);
});

test.each([
  ['admin', 'account'],
  ['artist-note', 'artist note'],
  ['order', 'order'],
])('a subject of the kind %s is called %s', (kind, words) => {
  expect(subjectKindLabel(kind)).toBe(words);
});
