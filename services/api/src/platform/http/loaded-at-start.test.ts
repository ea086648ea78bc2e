import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Libraries that few requests need, so each is loaded with the first of them. */
const LATER = [
  'pdfkit',
  'nodemailer',
  '@simplewebauthn/server',
  'sharp',
  'ioredis',
  '@zxcvbn-ts/language-common',
  '@opentelemetry/sdk-trace',
];

test.each(LATER)('the API starts without %s', (library) => {
  expect(loadedFiles().filter((file) => file.includes(`/node_modules/${library}/`))).toEqual([]);
});

let files: string[] | undefined;

/** All that the API's own modules have loaded before the first request. */
function loadedFiles(): string[] {
  const script = `require('./src/app.module'); console.log(JSON.stringify(Object.keys(require.cache)));`;
  files ??= parseFiles(
    execFileSync(process.execPath, ['--require', './test/require-typescript.cjs', '--eval', script], {
      cwd: path.resolve(__dirname, '../../..'),
      encoding: 'utf8',
      maxBuffer: 10_000_000,
    }),
  );
  return files;
}

function parseFiles(text: string): string[] {
  const parsed: unknown = JSON.parse(text);
  if (!Array.isArray(parsed) || parsed.length === 0) throw new Error('No module was loaded.');
  return parsed.map(String);
}
