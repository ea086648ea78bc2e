import { proposeAffiliateCode } from './affiliate-application';

test.each([
  ['Maison Ébène', 'maison-ebene'],
  ['Marsh & Sons, Dallas', 'marsh-sons-dallas'],
  ['  Ada  Byron ', 'ada-byron'],
  ['a'.repeat(60), 'a'.repeat(40)],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
  ['画廊', ''],
  ['x', ''],
])('%s can sell with the code %j', (name, code) => {
  expect(proposeAffiliateCode(name)).toBe(code);
});
