import { isEmail, isLocalZip } from '../orders/delivery-address';
import { formatEditionNumber, editionTotal } from '../catalog/edition';
import { inquiryEmailLink } from '../catalog/inquiry-mode';
import { orderStatusColor } from '../orders/order-status';
import { fromPriceLabel } from '../pricing/price-label';
import { slugify } from './slug';

test('a card shows the lowest price, and none when there is none (S71, G13)', () => {
  expect(fromPriceLabel([500_000, 33_300])).toBe('From $333');
  expect(fromPriceLabel([0, null])).toBe('Price on inquiry');
  expect(fromPriceLabel([])).toBe('Price on inquiry');
});

test.each([
  ['Visitor, Reeded Glass', 'visitor-reeded-glass'],
  ['Four Errands, One Sun', 'four-errands-one-sun'],
  ['  Last -- Song!  ', 'last-song'],
])('%j becomes %j (S104)', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test('editions are 1 of 100 for minis and 1 of 9 otherwise (S89)', () => {
  expect(formatEditionNumber(editionTotal('5x7'))).toBe('1 of 100');
  expect(formatEditionNumber(editionTotal('30x20'))).toBe('1 of 9');
  expect(formatEditionNumber(9, 3)).toBe('3 of 9');
});

test('an inquiry mail names the work (S30)', () => {
  expect(inquiryEmailLink('sales@tfgallery.example', 'Inside Voice')).toBe(
    'mailto:sales@tfgallery.example?subject=INQUIRE%3A%20Inside%20Voice',
  );
});

test('an e-mail needs a name, an at sign and a domain, and no spaces', () => {
  expect(isEmail('elena@marsh.example')).toBe(true);
  expect(['', 'elena', 'elena@marsh', 'el ena@marsh.example', '@marsh.example'].some(isEmail)).toBe(false);
});

test('the ZIP rule waits for five digits (S157)', () => {
  expect(isLocalZip('7522')).toBe(false);
  expect(isLocalZip('75226')).toBe(true);
});

test('a badge has the colour of its status', () => {
  expect(orderStatusColor('pending')).toBe('yellow');
  expect(orderStatusColor('completed')).toBe('dark-green');
});
