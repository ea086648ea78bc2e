import { slugify } from './slug';

test.each([
  ['Visitor, Reeded Glass', 'visitor-reeded-glass'],
  ['Four Errands, One Sun', 'four-errands-one-sun'],
  ['  Last -- Song!  ', 'last-song'],
])('%j becomes %j (S104)', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});
