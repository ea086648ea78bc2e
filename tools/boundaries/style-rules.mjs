/** Rules about style sheets. */
import fs from 'node:fs';
import path from 'node:path';

const isModule = (/** @type {string} */ file) => file.endsWith('.module.css');

/** @param {string} text @param {RegExp} pattern its first group is a name @returns {Set<string>} */
const namesIn = (text, pattern) =>
  new Set([...text.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(pattern)].map(([, name = '']) => name));

export const styleRuleNames = ['own-custom-properties'];

/**
 * The build renames each custom property that a CSS module declares. Another module that reads it gets
 * nothing, and a token that a module declares again changes only there.
 * @param {string} root
 * @param {string[]} files style sheets, from the root
 * @returns {{ rule: string, from: string, to?: string, comment: string }[]}
 */
export function checkStyles(root, files) {
  const sheets = files.map((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    return {
      file,
      declared: namesIn(text, /(--[\w-]+)\s*:/g),
      read: namesIn(text, /var\(\s*(--[\w-]+)/g),
    };
  });
  const tokens = sheets.filter(({ file }) => !isModule(file)).flatMap(({ declared }) => [...declared]);
  const modules = sheets.filter(({ file }) => isModule(file));
  return modules.flatMap(({ file, declared, read }) => {
    const foreign = [...read].filter((name) => !declared.has(name) && !tokens.includes(name));
    const source = modules.find((other) => foreign.some((name) => other.declared.has(name)));
    const hidden = tokens.filter((name) => declared.has(name));
    if (!source && hidden.length === 0) return [];
    return [
      {
        rule: 'own-custom-properties',
        from: file,
        ...(source ? { to: source.file } : {}),
        comment:
          'a custom property of a CSS module is unknown outside it: use a prop, a class, or tokens.css',
      },
    ];
  });
}
