/** Rules about a file's content, not its imports, read from its syntax tree. */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { apiModules, projects } from './projects.mjs';

const longestFile = 250;
const isTest = (file) => /\.test\.tsx?$|^services\/api\/test\//.test(file);
const isBrowser = (file) =>
  Object.values(projects).some((project) => project.browser && file.startsWith(`${project.folder}/src/`));

/** @param {string} file @param {string} text */
const parse = (file, text) =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** @param {ts.Node} node @param {(node: ts.Node) => boolean} wanted @returns {boolean} */
const contains = (node, wanted) =>
  wanted(node) || (ts.forEachChild(node, (child) => contains(child, wanted) || undefined) ?? false);

/** @param {ts.Node} node `fetch(…)`, `window.fetch(…)`, `new XMLHttpRequest()` */
function callsNetwork(node) {
  if (ts.isNewExpression(node)) return node.expression.getText() === 'XMLHttpRequest';
  return ts.isCallExpression(node) && /^((window|globalThis|self)\.)?fetch$/.test(node.expression.getText());
}

/** `process.env` unless it is passed on as a whole to be validated. @param {ts.Node} node */
const readsEnvironment = (node) =>
  ts.isPropertyAccessExpression(node) &&
  node.getText() === 'process.env' &&
  !(ts.isCallExpression(node.parent) && node.parent.expression.getText() === 'Settings.read');

/** @type {{ name: string, comment: string, breaks: (file: string, text: string) => boolean }[]} */
const fileRules = [
  {
    name: 'fetch-in-api-client',
    comment: 'pages ask the API through libs/api-client',
    breaks: (file, text) =>
      isBrowser(file) &&
      !isTest(file) &&
      !file.startsWith('libs/api-client/') &&
      // Manifests and the list of remotes are not part of the API.
      !file.startsWith('shell/src/remotes/') &&
      text.match(/fetch|XMLHttpRequest/) !== null &&
      contains(parse(file, text), callsNetwork),
  },
  {
    name: 'environment-in-config',
    comment: 'variables are read, validated and named in one place',
    breaks: (file, text) =>
      /^(libs|shell|mf-[^/]+|services)\/.*\bsrc\//.test(file) &&
      !isTest(file) &&
      !file.startsWith('services/api/src/platform/config/') &&
      text.includes('process.env') &&
      contains(parse(file, text), readsEnvironment),
  },
  {
    name: 'file-length',
    comment: `a file has one purpose and at most ${longestFile} lines`,
    breaks: (file, text) =>
      !isTest(file) && !file.endsWith('api.d.ts') && text.trimEnd().split('\n').length > longestFile,
  },
];

/** @param {string} folder */
const folders = (folder) =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { withFileTypes: true })
        .filter(
          (entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules',
        )
        .map((entry) => entry.name)
    : [];

/** @param {string} root folders that hold code and are missing in the tables @returns {string[]} */
function unlisted(root) {
  const found = [
    ...folders(root).filter((name) => fs.existsSync(path.join(root, name, 'package.json'))),
    ...['libs', 'services', 'tools'].flatMap((parent) =>
      folders(path.join(root, parent)).map((name) => `${parent}/${name}`),
    ),
  ];
  const known = Object.values(projects).map((project) => project.folder);
  const modules = folders(path.join(root, 'services/api/src')).filter(
    (name) => !apiModules.flat().includes(name),
  );
  return [
    ...found.filter((folder) => !known.includes(folder)),
    ...modules.map((name) => `services/api/src/${name}`),
  ];
}

export const sourceRuleNames = [...fileRules.map((rule) => rule.name), 'listed-projects'];

/**
 * @param {string} root
 * @param {string[]} files from the root
 * @returns {{ rule: string, from: string, to?: string, comment: string }[]}
 */
export function checkSources(root, files) {
  const broken = files.flatMap((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    return fileRules
      .filter((rule) => rule.breaks(file, text))
      .map(({ name, comment }) => ({ rule: name, from: file, comment }));
  });
  const comment = 'every project and every module of the API is named in tools/boundaries/projects.mjs';
  return [...broken, ...unlisted(root).map((folder) => ({ rule: 'listed-projects', from: folder, comment }))];
}
