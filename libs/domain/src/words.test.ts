import { isEmail, isLocalZip } from './address';
import { editionStatement, editionTotal } from './edition';
import { inquiryMailLink } from './inquiry';
import { orderBadge } from './order-status';
import { priceFrom } from './price-label';
import { slugify } from './slug';

test('a card shows the lowest price, and none when there is none (S71, G13)', () => {
  expect(priceFrom([500_000, 33_300])).toBe('From $333');
  expect(priceFrom([0, null])).toBe('Price on inquiry');
  expect(priceFrom([])).toBe('Price on inquiry');
});

test.each([
  ['Visitor, Reeded Glass', 'visitor-reeded-glass'],
  ['Four Errands, One Sun', 'four-errands-one-sun'],
  ['  Last -- Song!  ', 'last-song'],
])('%j becomes %j (S104)', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test('editions are 1 of 100 for minis and 1 of 9 otherwise (S89)', () => {
  expect(editionStatement(editionTotal('5x7'))).toBe('1 of 100');
  expect(editionStatement(editionTotal('30x20'))).toBe('1 of 9');
  expect(editionStatement(9, 3)).toBe('3 of 9');
});

test('an inquiry mail names the work (S30)', () => {
  expect(inquiryMailLink('sales@tfgallery.example', 'Inside Voice')).toBe(
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
  expect(orderBadge('pending')).toBe('yellow');
  expect(orderBadge('completed')).toBe('dark-green');
});
