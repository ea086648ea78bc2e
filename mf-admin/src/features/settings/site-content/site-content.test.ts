import { changedFields, splitParagraphs, joinParagraphs, replaceNode, fieldLabel } from './site-content';

const section = { headline: 'One', features: [{ title: 'A' }, { title: 'B' }], mission: { link: null } };

test('a part is changed in its place, and nothing else', () => {
  expect(replaceNode(section, ['features', 1, 'title'], 'C')).toEqual({
    ...section,
    features: [{ title: 'A' }, { title: 'C' }],
  });
  expect(replaceNode(section, ['headline'], 'Two')).toEqual({ ...section, headline: 'Two' });
});

test('what differs is told in words', () => {
  expect(changedFields(section, replaceNode(section, ['features', 0, 'title'], 'Z'))).toEqual(['features']);
  expect(fieldLabel('behindTheScenes')).toBe('Behind the scenes');
});

test('paragraphs go into one field and come back', () => {
  const paragraphs = ['One.', 'Two,\non two lines.'];
  expect(splitParagraphs(joinParagraphs(paragraphs))).toEqual(paragraphs);
});
