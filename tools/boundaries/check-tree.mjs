import fs from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { remotes } from './projects.mjs';
import { rules, rulesBelow } from './rules.mjs';
import { checkSources } from './source-rules.mjs';
import { checkStyles } from './style-rules.mjs';

const parents = ['libs', 'services', 'shell', ...remotes, 'tools', 'e2e'];
const skipped = /(^|\/)(node_modules|dist|fixtures|templates|results|report|\.[^/]+)(\/|$)/;

/** @param {string} root @param {string} folder @param {RegExp} ending @returns {string[]} */
function filesIn(root, folder, ending) {
  const at = path.join(root, folder);
  if (!fs.existsSync(at)) return [];
  return fs.readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (skipped.test(file)) return [];
    if (entry.isDirectory()) return filesIn(root, file, ending);
    return ending.test(entry.name) ? [file] : [];
  });
}

/** @param {string} root */
const sourcesOf = (root) => parents.flatMap((parent) => filesIn(root, parent, /\.(ts|tsx|mjs|cjs)$/));

/** @param {string} root */
const stylesOf = (root) => parents.flatMap((parent) => filesIn(root, parent, /\.css$/));

/**
 * @typedef {object} Violation
 * @property {string} rule
 * @property {string} from
 * @property {string} [to]
 * @property {string} comment
 */

/**
 * @param {string} baseDir
 * @param {string[]} files
 * @param {typeof rules} ruleSet
 * @returns {Promise<Violation[]>}
 */
async function arrowsBroken(baseDir, files, ruleSet) {
  const { output } = await cruise(files, {
    baseDir,
    ruleSet: { forbidden: ruleSet },
    validate: true,
    tsPreCompilationDeps: true,
    // What is built follows from its sources.
    doNotFollow: { path: 'node_modules|/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css', '.d.ts'],
    },
  });
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name.replace(/\/.*/, ''),
    from,
    to,
    comment: rules.find(({ name }) => name === rule.name)?.comment ?? '',
  }));
}

/** @param {string} root @param {string[]} files @returns {Violation[]} */
const checkContents = (root, files) => [...checkSources(root, files), ...checkStyles(root, stylesOf(root))];

/**
 * Checks one tree with the structure of this repository.
 * @param {string} root
 */
export async function checkTree(root) {
  const files = sourcesOf(root);
  const violations = [...(await arrowsBroken(root, files, rules)), ...checkContents(root, files)];
  return { violations, files: files.length };
}

/**
 * Checks many small trees, each `<rule>/<case>/` in one folder, at once, because compiling the rules costs more than applying them.
 * @param {string} folder
 * @returns {Promise<Map<string, Set<string>>>} the rules that each tree breaks
 */
export async function checkFixtures(folder) {
  const trees = fs
    .readdirSync(folder)
    .flatMap((rule) => fs.readdirSync(path.join(folder, rule)).map((name) => `${rule}/${name}`));
  const files = trees.flatMap((tree) => sourcesOf(path.join(folder, tree)).map((file) => `${tree}/${file}`));
  const arrows = await arrowsBroken(folder, files, rulesBelow(2));
  return new Map(
    trees.map((tree) => {
      const root = path.join(folder, tree);
      const own = arrows.filter(({ from }) => from.startsWith(`${tree}/`));
      return [tree, new Set([...own, ...checkContents(root, sourcesOf(root))].map(({ rule }) => rule))];
    }),
  );
}
