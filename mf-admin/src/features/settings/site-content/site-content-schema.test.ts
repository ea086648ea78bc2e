import { fieldKind, toLineNode, toNumberNode, listItemName } from './site-content-schema';

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
  expect(fieldKind(name, part)).toBe(kind);
});

it('keeps what is no number as it was typed, for the gallery to refuse', () => {
  expect([toNumberNode('12'), toNumberNode(''), toNumberNode('two')]).toEqual([12, '', 'two']);
});

it('takes the empty address of a sponsor for none, and no other', () => {
  expect(toLineNode(['sponsors', 0, 'href'], '')).toBeNull();
  expect(toLineNode(['features', 0, 'href'], '')).toBe('');
});

it('calls one part of a list by its own word', () => {
  expect(['services', 'features', 'steps'].map(listItemName)).toEqual(['service', 'feature', 'step']);
});
