import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { imageErrors, sbomErrors } from './image-check.mjs';
import { filesBelow, layOut } from './image-files.mjs';
import { withoutDevelopment } from './sbom.mjs';

let dir;
beforeEach(() => (dir = fs.mkdtempSync(path.join(os.tmpdir(), 'gallery images '))));
afterEach(() => fs.rmSync(dir, { recursive: true }));

function write(file, content = '') {
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  fs.writeFileSync(path.join(dir, file), content);
}

const lock = { packages: { 'node_modules/pino': {}, 'node_modules/jest': { dev: true } } };

test('an image of builds and their dependencies passes', () => {
  write('gallery/services/api/dist/main.js', "require('pino')");
  write('gallery/node_modules/pino/index.js');
  write('gallery/node_modules/pino/test/basic.test.js');
  write('srv/gallery/built/shell/index.html', '<title>Gallery</title>');
  expect(imageErrors(dir, lock)).toEqual([]);
});

test.each([
  ['gallery/services/api/dist/orders/orders.test.js', '', 'is a test.'],
  ['gallery/services/api/test/builders.js', '', 'is a test.'],
  ['gallery/services/api/src/main.ts', '', 'is source, not build output.'],
  ['gallery/.env', 'A=1', 'has the name of a secret.'],
  ['gallery/certificates.pem', '', 'has the name of a secret.'],
  ['gallery/dist/keys.js', '-----BEGIN PRIVATE KEY-----\nMC4', 'holds a secret.'],
  ['gallery/.npmrc', '//registry.example/:_authToken=abc', 'holds a secret.'],
])('%s is rejected', (file, content, fault) => {
  write(file, content);
  expect(imageErrors(dir, lock)).toEqual([`${file} ${fault}`]);
});

test('a development dependency is rejected in any folder', () => {
  write('gallery/node_modules/jest/index.js');
  expect(imageErrors(dir, lock)).toEqual(['node_modules/jest is a development dependency.']);
});

test('an image lists every package in it', () => {
  write('gallery/node_modules/pino/index.js');
  write('gallery/node_modules/@nestjs/core/index.js');
  expect(sbomErrors(dir)).toEqual(['sbom.cdx.json is missing.']);
  write('gallery/sbom.cdx.json', JSON.stringify({ components: [{ purl: 'pkg:npm/%40nestjs/core@11.0.0' }] }));
  expect(sbomErrors(dir)).toEqual(['sbom.cdx.json does not list pino.']);
});

test('the list of packages leaves out those for development, and their dependencies', () => {
  const development = [{ name: 'cdx:npm:package:development', value: 'true' }];
  const bom = {
    components: [{ 'bom-ref': 'pino@1' }, { 'bom-ref': 'jest@1', properties: development }],
    dependencies: [
      { ref: 'api@1', dependsOn: ['pino@1', 'jest@1'] },
      { ref: 'jest@1', dependsOn: [] },
    ],
  };
  expect(withoutDevelopment(bom)).toEqual({
    components: [{ 'bom-ref': 'pino@1' }],
    dependencies: [{ ref: 'api@1', dependsOn: ['pino@1'] }],
  });
});

test('assembles what the Dockerfile copies, in the folders it names', () => {
  write(
    'deploy/Dockerfile',
    [
      'FROM node:22 AS build',
      'FROM node:22 AS packages',
      'FROM debian:12 AS base',
      'COPY deploy/nginx /etc/gallery/',
      'FROM base AS web',
      'WORKDIR /gallery',
      'COPY --from=packages /gallery ./',
      'COPY --from=build /gallery/shell/dist \\',
      '  built/shell/',
    ].join('\n'),
  );
  write('deploy/nginx/start.sh');
  write('shell/dist/index.html');
  write('packages/node_modules/pino/index.js');
  const image = path.join(dir, 'image');
  layOut({ root: dir, target: 'web', dir: image, stages: { packages: path.join(dir, 'packages') } });
  expect(filesBelow(image).toSorted()).toEqual([
    'etc/gallery/start.sh',
    'gallery/built/shell/index.html',
    'gallery/node_modules/pino/index.js',
  ]);
});
