/** What a tutorial names: files of the repository, npm scripts and folders of tests. */
import fs from 'node:fs';
import path from 'node:path';

/** Files that a tutorial has its reader create are announced by these words, on the same line. */
const NEW_FILE = 'A new file';

/**
 * Paths and commands of a tutorial that the repository does not have.
 * @param {string} root @param {string} text @returns {string[]} as written
 */
export function missingInTutorial(root, text) {
  return [...missingFiles(root, text), ...missingCommands(root, text)];
}

/** @param {string} root @param {string} text */
function missingFiles(root, text) {
  const prose = text.replace(/^```.*?^```/gms, '');
  return prose
    .split('\n')
    .filter((line) => !line.startsWith(NEW_FILE))
    .flatMap((line) => [...line.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+)`/g)].map(([, file = '']) => file))
    .filter((file) => !fs.existsSync(path.join(root, file)));
}

/** @param {string} root @param {string} text */
function missingCommands(root, text) {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const blocks = [...text.matchAll(/^```\n(.*?)^```/gms)].map(([, block = '']) => block);
  const commands = blocks.flatMap((block) => block.split('\n')).filter((line) => /^(npm|npx) /.test(line));
  return commands.filter((command) => {
    const script = /^npm run ([\w:-]+)/.exec(command)?.[1];
    if (script !== undefined) return !(script in scripts);
    const [, config, tests] = /^npx jest -c (\S+)\/jest\.config\.mjs (\S+)$/.exec(command) ?? [];
    if (config === undefined || tests === undefined) return !/^npx nx |^npm (start|test)$/.test(command);
    return !testFiles(path.join(root, config)).some((file) => file.includes(tests));
  });
}

/** @param {string} folder */
const testFiles = (folder) =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.test\.tsx?$/.test(file))
    : [];
