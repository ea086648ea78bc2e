/** A copy of the built API with a bug in it. */
import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../../process/report.mjs';

/**
 * Beside the packages that the API resolves from its own folder.
 * @param {string} root @param {import('./bugs.mjs').PlantedBug} bug @param {string} target a folder below `root` that does not exist
 * @returns {string} the script that starts it, from the root
 * @throws {ToolError} if a text to replace is not there exactly once
 */
export function plant(root, { name, changes }, target) {
  const api = path.join(root, 'services/api');
  fs.cpSync(path.join(api, 'dist'), path.join(target, 'dist'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  fs.copyFileSync(path.join(api, 'package.json'), path.join(target, 'package.json'));
  for (const folder of ['node_modules', 'data'])
    if (fs.existsSync(path.join(api, folder)))
      fs.symlinkSync(path.join(api, folder), path.join(target, folder));
  for (const { file, find, replace } of changes) {
    const at = path.join(target, 'dist', file);
    const parts = fs.readFileSync(at, 'utf8').split(find);
    if (parts.length !== 2)
      throw new ToolError(
        `“${find}” is ${parts.length - 1} times in ${file}, so no bug that ${name} can be planted.`,
      );
    fs.writeFileSync(at, parts.join(replace));
  }
  return path.relative(root, path.join(target, 'dist/main.js'));
}
