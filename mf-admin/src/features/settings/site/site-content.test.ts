import { differentParts, paragraphsIn, paragraphText, withPart, wordsOf } from './site-content';

const section = { headline: 'One', features: [{ title: 'A' }, { title: 'B' }], mission: { link: null } };

test('a part is changed in its place, and nothing else', () => {
  expect(withPart(section, ['features', 1, 'title'], 'C')).toEqual({
    ...section,
    features: [{ title: 'A' }, { title: 'C' }],
  });
  expect(withPart(section, ['headline'], 'Two')).toEqual({ ...section, headline: 'Two' });
});

test('what differs is told in words', () => {
  expect(differentParts(section, withPart(section, ['features', 0, 'title'], 'Z'))).toEqual(['features']);
  expect(wordsOf('behindTheScenes')).toBe('Behind the scenes');
});

test('paragraphs go into one field and come back', () => {
  const paragraphs = ['One.', 'Two,\non two lines.'];
  expect(paragraphsIn(paragraphText(paragraphs))).toEqual(paragraphs);
});
