import fs from 'node:fs';
import path from 'node:path';
import { pinImages } from './pin-images.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const digest = (letter) => `sha256:${letter.repeat(64)}`;

test('adds the digest to every external image, replacing an older one', () => {
  const text = [
    'ARG NODE=node:22-slim',
    `    image: redis:7.4@${digest('a')}`,
    '    image: gallery/api:${GALLERY_VERSION:-latest}',
    'FROM ${NODE} AS build',
  ].join('\n');
  const asked = [];
  const pinned = pinImages(text, (image) => (asked.push(image), digest('b')));

  expect(asked).toEqual(['node:22-slim', 'redis:7.4']);
  expect(pinned.split('\n')).toEqual([
    `ARG NODE=node:22-slim@${digest('b')}`,
    `    image: redis:7.4@${digest('b')}`,
    '    image: gallery/api:${GALLERY_VERSION:-latest}',
    'FROM ${NODE} AS build',
  ]);
});

test.each(['', 'not found', 'sha256:short'])('rejects %j, which is not a digest', (answer) => {
  expect(() => pinImages('ARG NODE=node:22-slim', () => answer)).toThrow('gave no digest for node:22-slim');
});

test.each([
  ['deploy/Dockerfile', ['node', 'debian', 'mysql']],
  ['docker-compose.yml', ['mysql', 'mysql', 'redis', 'versity/versitygw']],
  ['docker-compose.galera.yml', ['mariadb', 'redis', 'haproxy']],
])('finds the images of %s', (file, names) => {
  const asked = [];
  pinImages(fs.readFileSync(path.join(root, file), 'utf8'), (image) => (asked.push(image), digest('c')));
  expect(asked.map((image) => image.split(':')[0])).toEqual(names);
});
