import { composeFile } from './compose-files.mjs';
import { composeErrors } from './compose-schema.mjs';

test("docker-compose.yml is valid by Compose 2's own schema, but for the project's name, which came with 2.3.3", () => {
  expect(composeFile().name).toBe('gallery');
  expect(composeErrors(composeFile())).toEqual([]);
});

test.each([
  ['a key that does not exist', { reed_only: true }, '/services/backup must NOT have additional properties'],
  ['a value of another type', { tmpfs: { '/tmp': 1 } }, '/services/backup/tmpfs must be'],
  [
    'a health check without a list',
    { healthcheck: { test: 1 } },
    '/services/backup/healthcheck/test must be',
  ],
])('%s is found', (_what, wrong, error) => {
  const compose = composeFile();
  Object.assign(compose.services.backup, wrong);
  expect(composeErrors(compose).join('\n')).toContain(error);
});
