import fs from 'node:fs';
import path from 'node:path';
import Ajv2019 from 'ajv/dist/2019.js';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');

/** It names its parts by `id`, which later drafts call `$id`; nothing refers to them. */
const schema = JSON.parse(read('tools/test/compose-schema/compose-spec.json'), (key, value) =>
  key === 'id' && typeof value === 'string' ? undefined : value,
);
const draft = 'https://json-schema.org/draft/2019-09/schema';
const validate = new Ajv2019({ strict: false, validateFormats: false, allErrors: true }).compile({
  ...schema,
  $schema: draft,
});

const composeFile = () => parse(read('docker-compose.yml'), { merge: true });

/** What the schema refuses, such as `/services/web must NOT have additional properties`. */
function errorsOf({ name: _since23, ...compose }) {
  return validate(compose)
    ? []
    : validate.errors.map(({ instancePath, message }) => `${instancePath} ${message}`);
}

test("docker-compose.yml is valid by Compose 2's own schema, but for the project's name, which came with 2.3.3", () => {
  expect(composeFile().name).toBe('gallery');
  expect(errorsOf(composeFile())).toEqual([]);
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
  expect(errorsOf(compose).join('\n')).toContain(error);
});
