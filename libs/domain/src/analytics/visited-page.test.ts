import { isAdminPage, normalizeVisitedPage } from './visited-page';

test.each([
  ['/fine-art/dunes?ref=elena#size', '/fine-art/dunes'],
  ['/fine-art/', '/fine-art'],
  ['/', '/'],
  ['', null],
  ['fine-art', null],
  ['//evil.example/x', '/evil.example/x'],
  ['https://gallery.example/about?x=1', '/about'],
  ['javascript:alert(1)', null],
  ['/a\u{0}b', null],
])('%j is the page %j', (address, page) => expect(normalizeVisitedPage(address)).toBe(page));

test('secrets in links are removed, long titles stay', () => {
  expect(normalizeVisitedPage('/partner-statement/3q2-7wEjRk1ZpXvB9mT0aLcYdHsGfUoIeNqPzWrKxJ4')).toBe(
    '/partner-statement/:secret',
  );
  const title = '/fine-art/observations-of-the-quiet-morning-by-the-lake-2026';
  expect(normalizeVisitedPage(title)).toBe(title);
});

test('what is too long is cut', () => expect(normalizeVisitedPage(`/${'ü'.repeat(500)}`)).toHaveLength(200));

test.each([
  ['/admin', true],
  ['/admin/orders', true],
  ['/administration', false],
])('%s is in the console: %s', (page, expected) => expect(isAdminPage(page)).toBe(expected));
