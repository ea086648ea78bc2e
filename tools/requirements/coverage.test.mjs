import { describe, expect, it } from '@jest/globals';
import { coverageOf } from './coverage.mjs';

const document = `# Requirements

Tests carry ids as in \`it('keeps every letter (S1)')\`.

## S Storefront

- **S1** The search finds title, series and tags.
- **S2** The list is shuffled.

## R Later decisions

- **R1** A known address is answered 409.
`;
const both = `it('searches (S1)', () => {});\nit('shuffles (S2)', () => {});`;
const judge = (test, source) =>
  coverageOf({ document, tests: { 'a.test.ts': test }, ...(source && { sources: { 'a.ts': source } }) });

describe('the titles of tests', () => {
  it.each([
    ['a test', `it('searches and shuffles (S1, S2)', () => {});`],
    ['a group', `describe('the list (S1, S2)', () => {});`],
    ['a table', `test.each([\n  ['a', 1],\n] as const)('%s becomes %d (S1, S2)', (a, b) => {});`],
    ['a table in a template', "it.each`\n  a\n  ${1}\n`('becomes $a (S1, S2)', () => {});"],
    ['a title on a line of its own', `test(\n  "the gallery's list (S1, S2)",\n  async () => {},\n);`],
    ['a group of journeys', `test.describe('the list (S1, S2)', () => {});`],
  ])('carry ids: %s', (_what, text) => {
    expect(judge(text)).toEqual({
      faults: [],
      missing: ['R1'],
      summary: 'requirements: 2 of 2 covered by tests (R: 0 of 1)',
    });
  });

  it('do not carry ids that docs/requirements.md does not list', () => {
    expect(judge(`${both}\nit('sorts (S3)', () => {});`).faults).toEqual([
      'a.test.ts:3: there is no requirement S3',
    ]);
  });

  it.each([
    ['skipped', `it.skip('shuffles (S2)', () => {});`],
    ['only planned', `it.todo('shuffles (S2)');`],
    ['in a comment', `// it('shuffles (S2)', () => {});`],
  ])('do not count if the test is %s', (_how, text) => {
    expect(judge(`it('searches (S1)', () => {});\n${text}`).faults).toContain(
      'S2: no test proves it\n    The list is shuffled.',
    );
  });

  it.each([
    ['in a comment', '/** The list (S1). */', '(S1)'],
    ['before the end', `it('searches (S1), and how', () => {});`, '(S1)'],
    ['as a range', `it('searches and shuffles (S1–S2)', () => {});`, '(S1–S2)'],
    ['with words', `it('searches (S1 by title)', () => {});`, '(S1 by title)'],
  ])('are the only place for ids: not %s', (_where, text, found) => {
    expect(judge(`${both}\n${text}`).faults).toEqual([
      `a.test.ts:3: ${found} belongs at the end of a test’s title, as (S52) or (S52, S53)`,
    ]);
  });
});

it('names a requirement without a test', () => {
  expect(judge(`it('searches (S1)', () => {});`)).toEqual({
    faults: ['S2: no test proves it\n    The list is shuffled.'],
    missing: ['S2', 'R1'],
    summary: 'requirements: 1 of 2 covered by tests (R: 0 of 1)',
  });
});

it('counts the later decisions separately', () => {
  expect(judge(`${both}\nit('is told (R1)', () => {});`).summary).toBe(
    'requirements: 2 of 2 covered by tests (R: 1 of 1)',
  );
});

it('names duplicates, and a document without requirements', () => {
  const twice = coverageOf({ document: `${document}- **S1** Again.\n`, tests: { 'a.test.ts': both } });
  expect(twice.faults).toEqual(['S1: listed twice']);
  expect(coverageOf({ document: '# Requirements\n', tests: {} }).faults).toEqual([
    'docs/requirements.md lists no requirement',
  ]);
});

describe('sources', () => {
  it.each([
    ['one in a comment', '/** Finds tags (S1). */', '(S1)'],
    ['several', '// S1, S2: found by', 'S1, S2'],
    ['with words', 'const a = 1; // (S1, once)', '(S1, once)'],
    ['a range', '/*\n * (S1–S2)\n */', '(S1–S2)'],
  ])('carry no ids: %s', (_what, text, found) => {
    expect(judge(both, text).faults).toEqual([
      expect.stringMatching(/^a\.ts:\d: .* belongs into a test, not into a source$/),
    ]);
    expect(judge(both, text).faults[0]).toContain(found);
  });

  it.each(['const size = at(S1);', '/** X11; kept in S3 (the store). */', "const agent = '(X11; Linux)';"])(
    'can have what only looks like an id: %s',
    (text) => expect(judge(both, text).faults).toEqual([]),
  );
});
