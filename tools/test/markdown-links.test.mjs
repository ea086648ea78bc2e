import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brokenLinks, headingAnchors, markdownFiles } from './markdown-links.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const files = markdownFiles(root).map((file) => path.relative(root, file));

test.each(files)('every link in %s leads to a file and a heading', (file) => {
  expect(brokenLinks(path.join(root, file))).toEqual([]);
});

test('the decisions index lists every decision once, and no other', () => {
  const folder = path.join(root, 'docs/adr');
  const decisions = fs.readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
  const index = fs.readFileSync(path.join(folder, 'README.md'), 'utf8');
  const listed = [...index.matchAll(/^- \[\d{4}\]\((.+)\) /gm)].map(([, name]) => name);
  expect(listed).toHaveLength(decisions.length);
  expect(new Set(listed)).toEqual(new Set(decisions));
});

test('finds a missing file and a missing heading', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
  try {
    const file = path.join(folder, 'guide.md');
    const lines = [
      '# Guide',
      '[here](#guide), [gone](#elsewhere), [file](missing.md), [web](https://gallery.example)',
      '`[in code](no.md)`',
      '```',
      '[in a block](no.md)',
      '```',
    ];
    fs.writeFileSync(file, lines.join('\n'));
    expect(markdownFiles(folder)).toEqual([file]);
    expect(brokenLinks(file)).toEqual(['#elsewhere', 'missing.md']);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

test('anchors of headings are GitHub’s', () => {
  expect([...headingAnchors("# Guests' personal data\n## The `up` way\n## The `up` way\n")]).toEqual([
    'guests-personal-data',
    'the-up-way',
    'the-up-way-1',
  ]);
});
