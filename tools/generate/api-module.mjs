/** `npm run new:module -- sales-notes [sales-note]`: a module of the API with everything that the others have. */
import fs from 'node:fs';
import path from 'node:path';
import { camelCase, insertBefore, pascalCase, writeTemplate } from './write-template.mjs';

const usage = 'Usage: npm run new:module -- <plural noun in kebab-case> [singular noun]';

/**
 * @param {string} root
 * @param {{ plural: string, singular?: string, now?: Date }} names
 * @returns {string[]} what was written, and what is left to be done by hand
 */
export function generateModule(root, { plural, singular = plural.replace(/s$/, ''), now = new Date() }) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(plural) || plural === singular) throw new Error(usage);
  const source = path.join(root, 'services/api/src');
  const stamp = String(now.getTime());
  const files = writeTemplate('api-module', path.join(source, plural), [
    ['Examples', pascalCase(plural)],
    ["'examples'", `'${plural.replaceAll('-', '_')}'`],
    ['TABLE examples', `TABLE ${plural.replaceAll('-', '_')}`],
    ['examples_created_at', `${plural.replaceAll('-', '_')}_created_at`],
    ['private readonly examples', `private readonly ${camelCase(plural)}`],
    ['this.examples', `this.${camelCase(plural)}`],
    ['examples', plural],
    ['Example', pascalCase(singular)],
    ['const example ', `const ${camelCase(singular)} `],
    ['insert(example)', `insert(${camelCase(singular)})`],
    ['insert(example:', `insert(${camelCase(singular)}:`],
    ['return example;', `return ${camelCase(singular)};`],
    ['Entity, example)', `Entity, ${camelCase(singular)})`],
    ['example', singular],
    ['0000000000000', stamp],
  ]);
  const migration = `${stamp}-${plural}.ts`;
  fs.renameSync(path.join(source, plural, migration), path.join(source, 'migrations', migration));
  insertBefore(
    path.join(root, 'tools/boundaries/projects.mjs'),
    "  ['analytics', 'dashboard', ",
    `  ['${plural}'],\n`,
  );
  const written = files
    .filter((file) => file !== migration)
    .map((file) => `services/api/src/${plural}/${file}`);
  return [
    ...[...written, `services/api/src/migrations/${migration}`].map((file) => `wrote ${file}`),
    `left: import ${pascalCase(plural)}Module in services/api/src/app.module.ts`,
    `left: list ${pascalCase(plural)}${stamp} in services/api/src/migrations/index.ts`,
    `left: move '${plural}' to its place in the order of tools/boundaries/projects.mjs, then npm run contracts`,
  ];
}

if (process.argv[1] === import.meta.filename) {
  const [plural, singular] = process.argv.slice(2);
  try {
    const lines = generateModule(path.resolve(import.meta.dirname, '../..'), {
      plural: plural ?? '',
      singular,
    });
    console.log(lines.join('\n'));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
