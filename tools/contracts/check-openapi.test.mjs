import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const PROGRAM = path.join(import.meta.dirname, 'check-openapi.mjs');

let folder;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'gallery-openapi-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process of its own: jest cannot load the validators, which are ES modules. */
function check(operation) {
  const file = path.join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(documentWith(operation)));
  return spawnSync(process.execPath, [PROGRAM, file], { encoding: 'utf8' });
}

const documentWith = (operation) => ({
  openapi: '3.1.1',
  info: { title: 'Gallery API', version: '1' },
  servers: [{ url: '/' }],
  paths: {
    '/api/orders': {
      get: {
        operationId: 'Orders_list',
        summary: 'Every order',
        tags: ['orders'],
        security: [],
        responses: { 200: { description: 'Fine' }, 404: { $ref: '#/components/responses/404-not_found' } },
        ...operation,
      },
    },
  },
  components: {
    schemas: {
      Problem: { type: 'object', properties: { type: { type: 'string' }, title: { type: 'string' } } },
    },
    responses: {
      '404-not_found': {
        description: 'Nothing',
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem', properties: { code: { enum: ['not_found'] } } },
          },
        },
      },
    },
  },
});

it('finds nothing in a complete document', () => {
  const { status, stderr } = check({});
  expect([status, stderr]).toEqual([0, '']);
});

it('finds what each validator and each rule rejects', () => {
  const { status, stderr } = check({
    summary: undefined,
    tags: [],
    security: undefined,
    deprecated: 'yes',
    responses: { 404: { description: 'Nothing' } },
  });
  expect(status).toBe(1);
  for (const problem of [
    'Redocly, struct: ',
    "OpenAPI's schema: ",
    'Orders_list has no docstring',
    'Orders_list has no tag',
    'Orders_list does not say who may call it',
    'get /api/orders does not name its errors of status 404',
  ])
    expect(stderr).toContain(problem);
});
