/** Checks that the database has the columns of saved entity files, beside a running `npm run dev`. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { parse } from '@swc/core';
import { watch } from 'chokidar';
import { createConnection } from 'mysql2/promise';
import { connectionOptions } from '../database/connection.mjs';

/** Between two checks for what is missing: the API migrates when it restarts. */
const intervalMs = 500;

/**
 * Watches until it is closed. Otherwise the first request that reads a new column would be the first to say that no
 * migration adds it.
 * @param {object} options
 * @param {string} options.root what names of files in problems start from
 * @param {string} options.dir where entities are
 * @param {string} options.databaseUrl
 * @param {import('./problems.mjs').Problems} options.problems
 * @returns {Promise<{ close: () => Promise<void> }>}
 */
export async function watchColumns({ root, dir, databaseUrl, problems }) {
  /** Saved files of entities that are not known to have all their columns. @type {Set<string>} */
  const waiting = new Set();
  let checking = Promise.resolve();

  async function check() {
    const files = [...waiting];
    const columns = (await Promise.all(files.map(columnsOf))).flat();
    if (columns.length === 0) return waiting.clear();
    const existing = await existingColumns(databaseUrl);
    const missing = columns.filter(({ table, name }) => !existing.has(`${table}.${name}`));
    for (const file of files) if (!missing.some((column) => column.file === file)) waiting.delete(file);
    if (missing.length === 0) problems.clear('database', 'has every column');
    else problems.report('database', missing.map(problemOf), 'Queries of it fail until a migration adds it.');
  }
  /** @param {Awaited<ReturnType<typeof columnsOf>>[number]} column */
  const problemOf = ({ file, line, table, name }) => ({
    file: path.relative(root, file),
    line,
    message: `The database has no column ${table}.${name}`,
  });
  const checkSoon = () => {
    checking = checking.then(check).catch((error) => {
      problems.report('database', [{ message: error.message }], 'Columns of entities are not compared.');
    });
  };

  const timer = setInterval(() => {
    if (waiting.size > 0) checkSoon();
  }, intervalMs);
  const watcher = watch(dir, {
    ignoreInitial: true,
    ignored: (file, stats) =>
      Boolean(stats?.isFile()) && (!file.endsWith('.ts') || file.endsWith('.test.ts')),
  });
  watcher.on('all', (event, file) => {
    if (event === 'add' || event === 'change') waiting.add(file);
  });
  await new Promise((resolve) => watcher.once('ready', resolve));

  return {
    async close() {
      clearInterval(timer);
      await watcher.close();
      await checking;
    },
  };
}

/** The columns that a file's entities declare themselves; none while it does not compile. @param {string} file */
async function columnsOf(file) {
  const text = await fs.readFile(file, 'utf8').catch(() => '');
  if (!text.includes('@Entity(')) return [];
  const lines = text.split('\n');
  const module = await parse(text, { syntax: 'typescript', decorators: true }).catch(() => ({ body: [] }));
  return module.body.flatMap((item) => {
    const declared = item.type === 'ExportDeclaration' ? item.declaration : item;
    if (declared.type !== 'ClassDeclaration') return [];
    const table = textOf(decoratorOf(declared, /^Entity$/)?.arguments[0]?.expression);
    if (table === undefined) return [];
    const start = lines.findIndex((line) => line.includes(`@Entity('${table}'`));
    return declared.body.flatMap((member) => {
      if (member.type !== 'ClassProperty' || member.key.type !== 'Identifier') return [];
      const column = decoratorOf(member, /Column$/);
      // Embedded columns belong to another class.
      if (!column || column.arguments[0]?.expression.type === 'ArrowFunctionExpression') return [];
      const property = member.key.value;
      const line = lines.findIndex(
        (each, index) => index > start && new RegExp(`(^|\\s)${property}[!?]?:`).test(each),
      );
      return [{ file, table, name: customName(column) ?? snakeCase(property), line: line + 1 }];
    });
  });
}

/** The call of a class's or a property's decorator. @param {import('@swc/core').HasDecorator} node @param {RegExp} name */
const decoratorOf = ({ decorators = [] }, name) =>
  decorators
    .map(({ expression }) => expression)
    .find(
      (call) =>
        call.type === 'CallExpression' && call.callee.type === 'Identifier' && name.test(call.callee.value),
    );

/** @param {import('@swc/core').CallExpression} column */
const customName = (column) =>
  column.arguments
    .flatMap(({ expression }) => (expression.type === 'ObjectExpression' ? expression.properties : []))
    .map((property) =>
      property.type === 'KeyValueProperty' && property.key.value === 'name'
        ? textOf(property.value)
        : undefined,
    )
    .find((name) => name !== undefined);

/** @param {import('@swc/core').Expression | undefined} expression */
const textOf = (expression) => (expression?.type === 'StringLiteral' ? expression.value : undefined);

/** As the API's naming strategy does. @param {string} property */
const snakeCase = (property) => property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** @param {string} databaseUrl */
async function existingColumns(databaseUrl) {
  const connection = await createConnection(connectionOptions(databaseUrl));
  try {
    const [rows] = await connection.query(
      "SELECT CONCAT(table_name, '.', column_name) AS name FROM information_schema.columns WHERE table_schema = DATABASE()",
    );
    return new Set(rows.map(({ name }) => name));
  } finally {
    await connection.end();
  }
}
