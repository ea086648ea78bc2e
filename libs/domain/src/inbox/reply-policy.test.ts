import { replyDueAt, replyTime } from './reply-policy';

it.each([
  ['artwork_inquiry', '24 hours', 24],
  ['commission', '24 hours', 24],
  ['press', '24 hours', 24],
  ['general', '24 hours', 24],
  ['collector_inquiry', '24 hours', 24],
  ['partnership', '24–48 hours', 48],
  ['selling_partner', '48 hours', 48],
] as const)('promises a reply to %s within %s (G91)', (type, within, hours) => {
  expect(replyTime(type)).toEqual({ within, hours });
});

test('a reply is due at the end of the promised time, and none for a presale request', () => {
  const noon = new Date('2026-11-22T12:00:00Z');
  expect(replyDueAt('collector_inquiry', noon)).toEqual(new Date('2026-11-23T12:00:00Z'));
  expect(replyDueAt('partnership', noon)).toEqual(new Date('2026-11-24T12:00:00Z'));
  expect(replyDueAt('presale_request', noon)).toBeNull();
});
