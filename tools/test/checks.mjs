/** What `npm test` runs: cheap and informative checks first, and light ones in parallel with others. */
import path from 'node:path';
import { nxCommand, nxEnvironment } from '../process/workspace.mjs';

const minute = 60_000;

/**
 * @typedef {object} Check
 * @property {string} what
 * @property {{ command: string, args: string[], cwd: string }} command
 * @property {number} timeoutMs
 * @property {'jest' | 'playwright'} [counts] whose tests it runs
 * @property {string} [needs] an earlier check that must have passed
 * @property {boolean} [isOptional] whether a run without it is as good: what needs it is skipped, and the run says so
 * @property {NodeJS.ProcessEnv} [env] further variables
 */

/**
 * Stages run one after the other; the lanes of a stage run in parallel, the checks of a lane one after the other.
 * @param {string} root @returns {Check[][][]}
 */
export function stagesOf(root) {
  const node = (script, ...args) => ({
    command: process.execPath,
    args: [path.join(root, script), ...args],
    cwd: root,
  });
  const lint = node('node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings');
  const format = node('node_modules/oxfmt/bin/oxfmt', '--check');
  const tools = node('node_modules/jest/bin/jest.js', '-c', 'tools/test/jest.config.mjs');
  const journeys = { ...node('node_modules/@playwright/test/cli.js', 'test'), cwd: path.join(root, 'e2e') };
  /** The most important tests, in other browsers' engines. For all of them: `npm run engines`. */
  const inEngine = (name, engine, files) => ({
    what: `Purchases in ${name}`,
    command: {
      ...node('node_modules/@playwright/test/cli.js', 'test', '-c', 'engines.config.ts', ...files),
      cwd: path.join(root, 'e2e'),
    },
    env: { ENGINE: engine },
    timeoutMs: 6 * minute,
    counts: 'playwright',
    needs: name,
  });
  const installed = (name) => ({
    what: name,
    command: node('tools/test/install-browser.mjs', name),
    timeoutMs: 5 * minute,
    isOptional: true,
  });
  return [
    [
      [
        {
          what: 'Types',
          // Several checkers repeat much work, a third of the whole time, and the cores are busy anyway.
          command: nxCommand(root, ['typecheck'], ['--singleThreaded']),
          timeoutMs: 5 * minute,
        },
        { what: 'Build', command: nxCommand(root, ['build']), timeoutMs: 5 * minute },
        {
          what: 'Contracts',
          command: node('tools/contracts.mjs', '--check'),
          timeoutMs: 2 * minute,
          needs: 'Build',
        },
        { what: 'OpenAPI', command: node('tools/contracts/check-openapi.mjs'), timeoutMs: minute },
      ],
      [
        { what: 'Format', command: format, timeoutMs: 2 * minute },
        { what: 'Lint', command: lint, timeoutMs: 5 * minute },
        {
          what: 'Unused code',
          command: node('node_modules/knip/bin/knip.js', '--no-progress'),
          timeoutMs: 2 * minute,
        },
        { what: 'Boundaries', command: node('tools/boundaries/check.mjs'), timeoutMs: 2 * minute },
        { what: 'Requirements', command: node('tools/requirements/check.mjs'), timeoutMs: minute },
      ],
      // Mostly downloads.
      [installed('Firefox'), installed('WebKit')],
    ],
    // Journeys spend half of their time waiting: for pages, for typing, for the network to go idle.
    [
      [
        { what: 'Tools', command: tools, timeoutMs: 10 * minute, counts: 'jest' },
        {
          what: 'Unit, page and API tests',
          // Restoring builds from the cache would remove files that the journeys' gallery is using.
          command: nxCommand(root, ['test'], ['--excludeTaskDependencies']),
          timeoutMs: 30 * minute,
          counts: 'jest',
        },
      ],
      [
        {
          what: 'Journeys in Chromium',
          command: journeys,
          timeoutMs: 30 * minute,
          counts: 'playwright',
          needs: 'Build',
        },
        inEngine('Firefox', 'firefox', ['journeys/buy-a-print', 'journeys/live-event']),
        inEngine('WebKit', 'webkit', ['engines/buy-a-print', 'engines/live-event']),
      ],
    ],
  ];
}

/** Nx runs jest and the builds, so all checks get its environment. */
export const checkEnvironment = nxEnvironment;
