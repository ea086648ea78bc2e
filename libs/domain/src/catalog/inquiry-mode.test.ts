import { inquiryEmailLink } from './inquiry-mode';

test('an inquiry email has the artwork’s title (S30)', () => {
  expect(inquiryEmailLink('sales@tfgallery.example', 'Inside Voice')).toBe(
    'mailto:sales@tfgallery.example?subject=INQUIRE%3A%20Inside%20Voice',
  );
});
