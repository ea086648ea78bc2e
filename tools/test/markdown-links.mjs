/** Links between the repository's own markdown files. */
import fs from 'node:fs';
import path from 'node:path';

const GENERATED_FOLDERS = new Set(['node_modules', 'dist', '.git', '.nx', '.data', 'test-results']);

/** Absolute paths of all markdown files below a folder. @param {string} folder @returns {string[]} */
export function markdownFiles(folder) {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !GENERATED_FOLDERS.has(name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return markdownFiles(file);
      return entry.name.endsWith('.md') ? [file] : [];
    });
}

/**
 * Links and images of a markdown file whose file or heading does not exist. Addresses on the web are not followed.
 * @param {string} file absolute @returns {string[]} the targets as written
 */
export function brokenLinks(file) {
  return linkTargets(fs.readFileSync(file, 'utf8')).filter((link) => !resolves(file, link));
}

/** @param {string} file @param {string} link */
function resolves(file, link) {
  if (/^[a-z][a-z+.-]*:/i.test(link)) return true;
  const [location = '', anchor] = link.split('#');
  const target = location === '' ? file : path.resolve(path.dirname(file), decodeURI(location));
  if (!fs.existsSync(target)) return false;
  return anchor === undefined || headingAnchors(fs.readFileSync(target, 'utf8')).has(anchor);
}

/** @param {string} text */
const withoutCode = (text) => text.replace(/^ *```.*?^ *```/gms, '').replace(/`[^`\n]*`/g, 'code');

/** @param {string} text @returns {string[]} */
const linkTargets = (text) =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g)].map(([, target = '']) => target);

/**
 * Anchors of a file's headings as GitHub makes them: lower case, without punctuation, dashes for spaces, and a counter for
 * repeated headings.
 * @param {string} text @returns {Set<string>}
 */
export function headingAnchors(text) {
  const anchors = new Set();
  const outsideCode = text.replace(/^ *```.*?^ *```/gms, '');
  for (const [, heading = ''] of outsideCode.matchAll(/^#{1,6} +(.+)$/gm)) {
    const anchor = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    let unique = anchor;
    for (let repeat = 1; anchors.has(unique); repeat += 1) unique = `${anchor}-${repeat}`;
    anchors.add(unique);
  }
  return anchors;
}
