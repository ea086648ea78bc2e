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
  expect(loadedWith('app.module').filter((file) => isOf(library, file))).toEqual([]);
});

test.each(['typeorm', '@nestjs/common', 'fastify'])('photos are rendered without %s', (library) => {
  const files = loadedWith('media/event-pictures/picture-process.main');
  expect(files.filter((file) => isOf(library, file))).toEqual([]);
});

const isOf = (library: string, file: string): boolean => file.includes(`/node_modules/${library}/`);

const loaded = new Map<string, string[]>();

/** All files that a module of the API loads, before it is asked for anything. */
function loadedWith(module: string): string[] {
  const known = loaded.get(module);
  if (known) return known;
  const script = `require('./src/${module}'); console.log(JSON.stringify(Object.keys(require.cache)));`;
  const files = parseFiles(
    execFileSync(process.execPath, ['--require', './test/require-typescript.cjs', '--eval', script], {
      cwd: path.resolve(__dirname, '../../..'),
      encoding: 'utf8',
      maxBuffer: 10_000_000,
    }),
  );
  loaded.set(module, files);
  return files;
}

function parseFiles(text: string): string[] {
  const parsed: unknown = JSON.parse(text);
  if (!Array.isArray(parsed) || parsed.length === 0) throw new Error('No module was loaded.');
  return parsed.map(String);
}
