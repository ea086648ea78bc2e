/** Prints the result of each build of a development server as one line of JSON, which `npm run dev` reads. */
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export class ReportBuild {
  apply(compiler) {
    compiler.hooks.done.tap('ReportBuild', (stats) => {
      const { errors = [] } = stats.toJson({ all: false, errors: true });
      const problems = errors.map(({ message, moduleIdentifier, file }) => ({
        file: path.relative(root, fileOf(moduleIdentifier) ?? file ?? compiler.context),
        message,
      }));
      for (const file of stats.compilation.fileDependencies)
        if (file.endsWith('.css') && !file.includes('/node_modules/')) problems.push(...bracesOf(file));
      console.log(JSON.stringify({ build: compiler.options.name, problems }));
    });
  }
}

/**
 * The first unmatched brace of a style sheet. CSS closes what is open at the end of the file, so the build
 * finds nothing wrong with it.
 */
function bracesOf(file) {
  if (!fs.existsSync(file)) return [];
  const text = fs.readFileSync(file, 'utf8');
  const open = [];
  for (const { 0: token, index } of text.matchAll(
    /\/\*[^]*?\*\/|"(?:\\.|[^"\n])*"|'(?:\\.|[^'\n])*'|[{}]/g,
  )) {
    if (token === '{') open.push(index);
    else if (token === '}' && open.pop() === undefined)
      return [placed(file, text, index, 'No block is open before this brace')];
  }
  const unclosed = open.at(-1);
  return unclosed === undefined ? [] : [placed(file, text, unclosed, 'This brace is never closed')];
}

function placed(file, text, index, message) {
  const lines = text.slice(0, index).split('\n');
  return {
    file: path.relative(root, file),
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
    message,
  };
}

/**
 * A module's identifier is its loaders or its type, and its file: `loader.js??options!/gallery/mf-live/src/remote.tsx|layer`,
 * `css/auto|/gallery/mf-live/src/page.module.css`.
 */
const fileOf = (identifier) =>
  identifier
    ?.split('!')
    .at(-1)
    ?.split('|')
    .find((part) => path.isAbsolute(part))
    ?.split('?')[0];
