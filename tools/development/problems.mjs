/** What is broken in a running `npm run dev`, printed whenever it changes. */
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** More than fit on a screen help nobody. */
const maxPrinted = 5;

/**
 * @typedef {object} Problem
 * @property {string} [file] from the root of the repository
 * @property {number} [line]
 * @property {number} [column]
 * @property {string} message
 */

/** @param {Problem} problem */
const placeOf = ({ file, line, column }) =>
  [file, line, column].filter((part) => part !== undefined).join(':');

/** @param {Problem} problem */
const lineOf = (problem) => [placeOf(problem), problem.message].filter(Boolean).join('  ');

/** @param {(line: string) => void} print */
export function createProblems(print) {
  /** The printed text of what is broken, by who reported it. @type {Map<string, string>} */
  const broken = new Map();
  return {
    /**
     * @param {string} who
     * @param {Problem[]} problems
     * @param {string} note what follows from it, and where the log is
     */
    report(who, problems, note) {
      const all = [...new Set(problems.map(lineOf))];
      const shown = all.slice(0, maxPrinted).map((line) => `✗ ${who}: ${line}`);
      if (all.length > maxPrinted) shown.push(`    and ${all.length - maxPrinted} more`);
      const text = [...shown, `    ${note}`].join('\n');
      if (broken.get(who) === text) return;
      broken.set(who, text);
      print(`\n${text}`);
    },

    /** @param {string} who @param {string} sentence printed only if something was broken */
    clear(who, sentence) {
      if (broken.delete(who)) print(`✓ ${who}: ${sentence}`);
    },
  };
}

/** @typedef {ReturnType<typeof createProblems>} Problems */

/**
 * The first error of what SWC printed: `x Expected ';'` and below it `,-[/gallery/src/main.ts:3:7]`; Rspack leaves out
 * the file.
 * @param {string} text
 * @returns {Problem}
 */
export function problemOfCompiler(text) {
  // For a barrel file, the list of possible exports would fill the screen.
  const plain = stripVTControlCharacters(text).replace(/ \(possible exports: .*?\)/, '');
  const [, message = plain.trim().split('\n')[0]] =
    /(?:^|▶)\s*[x×]\s+(?!Module build failed)(.+)$/m.exec(plain) ?? [];
  const [, file, line, column] = /[,╭][-─]+\[(?:(.+?):)?(\d+):(\d+)\]/.exec(plain) ?? [];
  return { file, message, ...(line && { line: Number(line), column: Number(column) }) };
}

/**
 * What a process that ended wrote last: the error, and the first line of our code in its stack.
 * @param {string} text
 * @param {string} root
 * @returns {Problem}
 */
export function problemOfCrash(text, root) {
  const lines = text.split('\n').flatMap(linesOfLogEntry);
  const error = lines.findLastIndex((line) => /^(Uncaught )?[\w.]*(Error|Exception)\b.*:/.test(line));
  const said = error < 0 ? lines.findLast((line) => line.trim() !== '') : lines[error];
  const message = said?.trim() || 'It ended without a word.';
  for (const line of lines.slice(Math.max(error, 0))) {
    const [, file, row, column] = /^\s+at .*?\(?(?:file:\/\/)?(\/[^()]+?):(\d+):(\d+)\)?$/.exec(line) ?? [];
    if (!file?.startsWith(root + path.sep) || file.includes('/node_modules/')) continue;
    // Source maps of packages name files that were not installed.
    if (!fs.existsSync(file)) continue;
    const place = importOf(file, message) ?? { line: Number(row), column: Number(column) };
    return { file: path.relative(root, file), ...place, message };
  }
  return { message };
}

/**
 * The file of the module in which Nest misses a provider: `… is available in the CatalogModule module.`
 * @param {string} message
 * @param {string} root
 * @param {string} dir where modules are
 */
export function moduleFileOf(message, root, dir) {
  const [, name] = / available in the (\w+)Module (?:module|context)/.exec(message) ?? [];
  const fileName = name && `${name.replace(/\B[A-Z]/g, '-$&').toLowerCase()}.module.ts`;
  const found = fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .find((file) => path.basename(file) === fileName);
  return found && path.relative(root, path.join(dir, found));
}

/**
 * Where a file imports what cannot be found: compiled imports have no line of their own.
 * @param {string} file @param {string} message
 */
export function importOf(file, message) {
  const [, specifier] = /(?:Cannot find module|Can't resolve) '(.+?)'/.exec(message) ?? [];
  if (!specifier || !fs.existsSync(file)) return undefined;
  const line = fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((text) => text.includes(`'${specifier}'`) || text.includes(`"${specifier}"`));
  return line < 0 ? undefined : { line: line + 1 };
}

/** A line of the API's log is JSON and carries the stack of its error. @param {string} line */
function linesOfLogEntry(line) {
  if (!line.startsWith('{')) return [line];
  try {
    const { err } = JSON.parse(line);
    return typeof err?.stack === 'string' ? err.stack.split('\n') : [];
  } catch {
    return [line];
  }
}

/**
 * The errors that `tsc` printed: `src/main.ts(3,7): error TS2322: …`.
 * @param {string[]} lines
 * @param {string} folder the project's, from the root
 * @returns {Problem[]}
 */
export function problemsOfTypes(lines, folder) {
  return lines.flatMap((line) => {
    const [, file, row, column, message] = /^(?:(.+)\((\d+),(\d+)\): )?error (TS\d+: .+)$/.exec(line) ?? [];
    if (!message) return [];
    if (!file) return [{ file: folder, message }];
    return [{ file: path.join(folder, file), line: Number(row), column: Number(column), message }];
  });
}
