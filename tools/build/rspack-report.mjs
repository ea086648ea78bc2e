/** Prints what each build of a development server has come to as one line of JSON, which `npm run dev` reads. */
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
      console.log(JSON.stringify({ build: compiler.options.name, problems }));
    });
  }
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
