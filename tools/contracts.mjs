/**
 * The API's DTO classes → OpenAPI document → `libs/contracts/src/openapi.d.ts`.
 * `npm run contracts` writes the file. `--check` writes nothing and fails if the file is out of date.
 */
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const FILE = path.join(ROOT, 'libs/contracts/src/openapi.d.ts');
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

async function generate() {
  for (const project of BUILDS) run('npm', ['run', '--silent', 'build'], path.join(ROOT, project));
  const document = JSON.parse(run(process.execPath, ['services/api/dist/openapi.js']));
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
  const generated = await generate();
  const committed = await readFile(FILE, 'utf8').catch(() => '');
  const name = path.relative(ROOT, FILE);
  if (generated === committed) process.stdout.write(`${name} is what the API says.\n`);
  else if (process.argv.includes('--check')) {
    process.stderr.write(
      `${name} is stale: the API's DTOs have changed. Run "npm run contracts" and commit the file.\n`,
    );
    process.exitCode = 1;
  } else {
    await writeFile(FILE, generated);
    process.stdout.write(`${name} written.\n`);
  }
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
