import {
  artworkInquiryMessage,
  artworkInquirySubject,
  CONTACT_SUBJECTS,
  contactMessageType,
  inquiredArtworkTitle,
} from './contact-message';

it('reads the title back from the subject', () => {
  expect(inquiredArtworkTitle(artworkInquirySubject('Inside Voice'))).toBe('Inside Voice');
  expect(inquiredArtworkTitle('General Inquiry')).toBeNull();
  expect(inquiredArtworkTitle('Artwork Inquiry: ')).toBeNull();
});

it('has the artwork in the subject and the inquirer in the message (S138)', () => {
  expect(artworkInquirySubject('Inside Voice')).toBe('Artwork Inquiry: Inside Voice');
  const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', location: 'London' };
  expect(artworkInquiryMessage('Inside Voice', ada)).toBe(
    'Artwork: Inside Voice\nName: Ada Byron\nEmail: ada@example.com\nLocation: London',
  );
  expect(artworkInquiryMessage('Inside Voice', { ...ada, location: '' })).toMatch(
    /^Location: Not provided$/m,
  );
});

it('derives the type from the subject', () => {
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
