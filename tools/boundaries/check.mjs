/**
 * Checks who may import whom: the repository must pass, and each fixture must fail with the rule in its name and no other.
 * fixtures/<rule>/<case>/ is a small tree laid out like the repository.
 */
import path from 'node:path';
import { checkFixtures, checkTree } from './check-tree.mjs';
import { rules } from './rules.mjs';
import { sourceRuleNames } from './source-rules.mjs';
import { styleRuleNames } from './style-rules.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const names = [
  ...new Set([...rules.map((rule) => rule.name.replace(/\/.*/, '')), ...sourceRuleNames, ...styleRuleNames]),
];
let faults = 0;

/** @param {string} line */
function fault(line) {
  faults += 1;
  console.error(line);
}

const { violations, files } = await checkTree(root);
for (const { rule, from, to, comment } of violations)
  fault(`${rule}: ${from}${to && to !== from ? ` → ${to}` : ''}\n    ${comment}`);

const fixtures = await checkFixtures(path.join(import.meta.dirname, 'fixtures'));
const proven = new Set();
for (const [tree, broken] of fixtures) {
  const name = tree.replace(/\/.*/, '');
  proven.add(name);
  if (!names.includes(name)) fault(`fixture ${tree}: there is no such rule`);
  else if (broken.size !== 1 || !broken.has(name))
    fault(`fixture ${tree}: must break ${name} alone, breaks ${[...broken].join(', ') || 'nothing'}`);
}
for (const name of names)
  if (!proven.has(name)) fault(`${name}: has no fixture, so nobody knows whether it works`);

if (faults > 0) {
  console.error(`\nBoundaries: ${faults} violations.`);
  process.exitCode = 1;
} else
  console.log(
    `Boundaries: no violations in ${files} files; ${names.length} rules, proven by ${fixtures.size} fixtures.`,
  );
