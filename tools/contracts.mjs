/**
 * The API's controllers and DTO classes → OpenAPI and AsyncAPI documents → the files of `libs/contracts` below.
 * `npm run contracts` writes them. `--check` writes nothing and fails if one is out of date.
 */
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { completeDocument, withoutErrors } from './contracts/openapi.mjs';
import { operationTexts } from './contracts/operation-texts.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const OPENAPI = 'libs/contracts/openapi.json';
const OPENAPI_TYPES = 'libs/contracts/src/openapi.d.ts';
const ASYNCAPI_TYPES = 'libs/contracts/src/asyncapi.d.ts';
const ASYNCAPI = 'libs/contracts/asyncapi.json';
const HEADER =
  '/** Generated from the DTO classes of the API by `npm run contracts`. Not to be edited. */\n\n';
/** Projects that the program needs compiled, in order of dependency. */
const BUILDS = ['libs/domain', 'libs/contracts', 'services/api'];

function run(command, args, cwd = ROOT) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed:\n${stderr || stdout || error?.message}`);
  return stdout;
}

/** @returns {Promise<[file: string, content: string][]>} */
async function generate() {
  for (const project of BUILDS) run('npm', ['run', '--silent', 'build'], path.join(ROOT, project));
  const described = JSON.parse(run(process.execPath, ['services/api/dist/api-documents.js']));
  const { asyncapi } = described;
  const { ERRORS } = createRequire(import.meta.url)('@gallery/contracts');
  const openapi = completeDocument(described.openapi, {
    texts: await operationTexts(path.join(ROOT, 'services/api/src')),
    errors: ERRORS,
  });
  const messages = {
    openapi: '3.0.0',
    info: asyncapi.info,
    paths: {},
    components: { schemas: asyncapi.components.schemas },
  };
  return [
    [OPENAPI, `${JSON.stringify(openapi, null, 2)}\n`],
    [OPENAPI_TYPES, await typesOf(withoutErrors(openapi))],
    [ASYNCAPI_TYPES, await typesOf(messages)],
    [ASYNCAPI, `${JSON.stringify(asyncapi, null, 2)}\n`],
  ];
}

async function typesOf(document) {
  const { default: openapiTypescript, astToString } = await import('openapi-typescript');
  const types = await openapiTypescript(document, {
    alphabetize: true,
    defaultNonNullable: false,
    // Every schema is exported under its own name.
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
  });
  return HEADER + astToString(types);
}

async function main() {
  for (const [name, generated] of await generate()) {
    const file = path.join(ROOT, name);
    const committed = await readFile(file, 'utf8').catch(() => '');
    if (generated === committed) process.stdout.write(`${name} is what the API says.\n`);
    else if (process.argv.includes('--check')) {
      process.stderr.write(
        `${name} is stale: the API's DTOs have changed. Run "npm run contracts" and commit the file.\n`,
      );
      process.exitCode = 1;
    } else {
      await writeFile(file, generated);
      process.stdout.write(`${name} written.\n`);
    }
  }
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
