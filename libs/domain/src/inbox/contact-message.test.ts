import {
  artworkInquiryMessage,
  artworkInquirySubject,
  contactMessageType,
  replyDueAt,
  replyTime,
  inquiredArtworkTitle,
  CONTACT_SUBJECTS,
} from './contact-message';

it('finds the work in the subject again', () => {
  expect(inquiredArtworkTitle(artworkInquirySubject('Inside Voice'))).toBe('Inside Voice');
  expect(inquiredArtworkTitle('General Inquiry')).toBeNull();
  expect(inquiredArtworkTitle('Artwork Inquiry: ')).toBeNull();
});

it('names the work in the subject and who asks in the message (S138)', () => {
  expect(artworkInquirySubject('Inside Voice')).toBe('Artwork Inquiry: Inside Voice');
  const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', location: 'London' };
  expect(artworkInquiryMessage('Inside Voice', ada)).toBe(
    'Artwork: Inside Voice\nName: Ada Byron\nE-mail: ada@example.com\nLocation: London',
  );
  expect(artworkInquiryMessage('Inside Voice', { ...ada, location: '' })).toMatch(
    /^Location: Not provided$/m,
  );
});

it('tells the type by the subject', () => {
  expect(CONTACT_SUBJECTS.map(contactMessageType)).toEqual([
    'commission',
    'press',
    'partnership',
    'selling_partner',
    'general',
  ]);
  expect(contactMessageType(artworkInquirySubject('General Inquiry'))).toBe('artwork_inquiry');
  expect(contactMessageType('toString')).toBe('general');
});

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

test('an answer is due at the end of the promise, and none to a pre-sale request', () => {
  const noon = new Date('2026-11-22T12:00:00Z');
  expect(replyDueAt('collector_inquiry', noon)).toEqual(new Date('2026-11-23T12:00:00Z'));
  expect(replyDueAt('partnership', noon)).toEqual(new Date('2026-11-24T12:00:00Z'));
  expect(replyDueAt('presale_request', noon)).toBeNull();
});
