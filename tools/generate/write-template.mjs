import fs from 'node:fs';
import path from 'node:path';

const templates = path.join(import.meta.dirname, 'templates');

/**
 * Copies a template, with its words replaced in names of files and in their text.
 * @param {string} template folder below templates/
 * @param {string} target folder that must not exist yet
 * @param {[string, string][]} words longest first, because one may be part of another
 * @returns {string[]} the files written, from the target
 */
export function writeTemplate(template, target, words) {
  if (fs.existsSync(target)) throw new Error(`${target} is there already.`);
  const replace = (text) => words.reduce((result, [from, to]) => result.replaceAll(from, to), text);
  const source = path.join(templates, template);
  const files = fs
    .readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(source, path.join(entry.parentPath, entry.name)));
  return files.toSorted().map((file) => {
    const written = path.join(target, replace(file));
    fs.mkdirSync(path.dirname(written), { recursive: true });
    fs.writeFileSync(written, replace(fs.readFileSync(path.join(source, file), 'utf8')));
    return replace(file);
  });
}

/** @param {string} kebab `sales-notes` → `SalesNotes` */
export const pascalCase = (kebab) =>
  kebab.replaceAll(/(^|-)([a-z])/g, (_match, _dash, letter) => letter.toUpperCase());

/** @param {string} kebab `sales-notes` → `salesNotes` */
export const camelCase = (kebab) => kebab.replaceAll(/-([a-z])/g, (_match, letter) => letter.toUpperCase());

/**
 * @param {string} file
 * @param {RegExp | string} place that the text is written before
 * @param {string} text
 */
export function insertBefore(file, place, text) {
  const content = fs.readFileSync(file, 'utf8');
  const at = typeof place === 'string' ? content.indexOf(place) : content.search(place);
  if (at < 0) throw new Error(`${file} has no place for "${text.trim()}": add it by hand.`);
  fs.writeFileSync(file, `${content.slice(0, at)}${text}${content.slice(at)}`);
}
