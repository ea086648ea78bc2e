import { resolveAffiliateTraffic } from './affiliate-traffic';

const codes = { registered: new Set(['elena']), codeWords: ['frieze', 'elena'] };
const direct = { source: 'direct', medium: 'none' } as const;
const instagram = { source: 'instagram', medium: 'social' } as const;

test('a registered affiliate takes precedence over a code word, and that over the channel (G76)', () => {
  expect(resolveAffiliateTraffic(['frieze', ' Elena '], instagram, codes)).toEqual({
    kind: 'registered',
    code: 'elena',
  });
  expect(resolveAffiliateTraffic([null, 'FRIEZE'], instagram, codes)).toEqual({
    kind: 'code',
    code: 'frieze',
  });
  expect(resolveAffiliateTraffic([null], instagram, codes)).toEqual({ kind: 'channel', code: 'instagram' });
});

test('search counts as a channel, all others only by their code words (T12)', () => {
  expect(resolveAffiliateTraffic([], { source: 'google', medium: 'search' }, codes)?.kind).toBe('channel');
  expect(resolveAffiliateTraffic(['nobody'], { source: 'artsy', medium: 'gallery' }, codes)).toBeNull();
  expect(resolveAffiliateTraffic([undefined, ''], direct, codes)).toBeNull();
});
