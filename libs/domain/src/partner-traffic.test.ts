import { partnerTraffic } from './partner-traffic';

const codes = { registered: new Set(['elena']), codeWords: ['frieze', 'elena'] };
const direct = { source: 'direct', medium: 'none' } as const;
const instagram = { source: 'instagram', medium: 'social' } as const;

test('a registered partner goes before a code word, and that before the channel (G76)', () => {
  expect(partnerTraffic(['frieze', ' Elena '], instagram, codes)).toEqual({
    kind: 'registered',
    code: 'elena',
  });
  expect(partnerTraffic([null, 'FRIEZE'], instagram, codes)).toEqual({ kind: 'code', code: 'frieze' });
  expect(partnerTraffic([null], instagram, codes)).toEqual({ kind: 'channel', code: 'instagram' });
});

test('search counts as a channel, all others only by their words (T12)', () => {
  expect(partnerTraffic([], { source: 'google', medium: 'search' }, codes)?.kind).toBe('channel');
  expect(partnerTraffic(['nobody'], { source: 'artsy', medium: 'gallery' }, codes)).toBeNull();
  expect(partnerTraffic([undefined, ''], direct, codes)).toBeNull();
});
