import {
  EDITION_TEXT_NAMES,
  editionTextRule,
  formatEditionText,
  mapEditionTexts,
  SIZE_TEXT_NAMES,
} from './edition-texts';

test('a special edition has every text, other editions only the common ones', () => {
  expect(EDITION_TEXT_NAMES).toContain('customFrameStyle');
  expect(SIZE_TEXT_NAMES).toEqual(
    EDITION_TEXT_NAMES.filter((name) => editionTextRule(name).editions === 'every'),
  );
});

test('each text gets its own value', () => {
  expect(mapEditionTexts((name) => name.length)).toMatchObject({ customFrameStyle: 16 });
});

test('a text follows its label', () => {
  expect(formatEditionText('customFrameStyle', 'Walnut')).toBe('Custom frame: Walnut');
});
