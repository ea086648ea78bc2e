import { canonicalJson, ledgerEntryCode } from './certificate-statement';

test('names are sorted at every depth, and nothing stands between', () => {
  expect(canonicalJson({ b: { d: 1, c: 'é "x"' }, a: null })).toBe('{"a":null,"b":{"c":"é \\"x\\"","d":1}}');
});

test('an entry is named by the first 64 bits of the statement’s SHA-256', () => {
  expect(ledgerEntryCode('')).toBe('e3b0 c442 98fc 1c14');
});
