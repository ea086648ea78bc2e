import { kindOf, lineAt, numberIn, oneOf } from './site-shape';

it.each([
  ['banner', null, 'picture'],
  ['hero', { poster: null, sources: [], seconds: 0 }, 'film'],
  ['signature', null, 'drawing'],
  ['rooms', [], 'list'],
  ['features', [{ key: 'commissions' }], 'fixed list'],
  ['biography', [], 'prose'],
  ['availableAt', null, 'group'],
  ['href', null, 'line'],
  ['sentence', '', 'text'],
  ['leadsToContact', true, 'switch'],
  ['portfolioTiles', 6, 'number'],
])('%s is edited by its kind, also while it is empty', (name, part, kind) => {
  expect(kindOf(name, part)).toBe(kind);
});

it('keeps what is no number as it was typed, for the gallery to refuse', () => {
  expect([numberIn('12'), numberIn(''), numberIn('two')]).toEqual([12, '', 'two']);
});

it('takes the empty address of a sponsor for none, and no other', () => {
  expect(lineAt(['sponsors', 0, 'href'], '')).toBeNull();
  expect(lineAt(['features', 0, 'href'], '')).toBe('');
});

it('calls one part of a list by its own word', () => {
  expect(['services', 'features', 'steps'].map(oneOf)).toEqual(['service', 'feature', 'step']);
});
