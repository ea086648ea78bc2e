import { hashtagError, normalizeHashtag } from './hashtag';

test.each([
  ['#PaperEvening', '#PaperEvening'],
  ['PaperEvening', '#PaperEvening'],
  [' # Dallas_2026 ', '#Dallas_2026'],
  ['＃写真の夜', '#写真の夜'],
  ['हिन्दी', '#हिन्दी'],
  ['e\u0301te\u0301', '#été'],
  ['', null],
  ['  ', null],
])('%j is the hashtag %j (G101)', (typed, hashtag) => {
  expect(normalizeHashtag(typed)).toBe(hashtag);
  expect(hashtagError(typed)).toBeUndefined();
});

test.each(['#', 'Paper Evening', '#Paper#Evening', 'paper-evening', 'a\nb', '🎉', '#Paper.'])(
  '%j is not a hashtag (G101)',
  (typed) => {
    expect(hashtagError(typed)).toBe(
      'Please use only letters, digits, and underscores, such as #PaperEvening.',
    );
  },
);

test('a hashtag has at most 50 characters, including its # (G101)', () => {
  expect(hashtagError('x'.repeat(49))).toBeUndefined();
  expect(hashtagError('x'.repeat(50))).toBe('Please keep the hashtag within 50 characters.');
});
