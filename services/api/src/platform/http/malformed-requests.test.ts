import { once } from 'node:events';
import type { Server } from 'node:http';
import net from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ERRORS, type ErrorCode } from '@gallery/contracts';
import { signedIn } from '../../../test/builders/collectors';
import { asOwner } from '../../../test/app/signed-in-owner';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { PUBLIC_EXTENSION } from './public.decorator';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
const READINESS = '/api/health/ready';
const NOTHINGS_ID = '019aa000-0000-7000-8000-000000000000';

interface Operation {
  method: string;
  path: string;
  /** Of someone who may call it. */
  headers: Record<string, string>;
  /** The names in its body. */
  fields: string[];
}

let api: TestApi;
let document: OpenAPIObject;
beforeAll(async () => {
  api = await startApi({ stripe: true });
  document = JSON.parse(await (await api.request('/api/openapi.json')).text());
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** Everything that the document names, as someone who is let in. */
async function operations(): Promise<Operation[]> {
  const { headers } = await signedIn(api);
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): Operation[] => {
      const operation = item[method];
      // Readiness rightly says 503 while so many requests at once keep the database busy.
      if (!operation || path === READINESS) return [];
      const isOwners = (operation.security ?? []).some((requirement) => 'staff' in requirement);
      const own = PUBLIC_EXTENSION in operation ? {} : headers;
      const fields = fieldsOf(operation.requestBody);
      return [{ method: method.toUpperCase(), path, headers: isOwners ? asOwner : own, fields }];
    }),
  );
}

function fieldsOf(body: unknown): string[] {
  const name = /#\/components\/schemas\/(\w+)/.exec(JSON.stringify(body ?? {}))?.[1];
  const schema = name === undefined ? undefined : document.components?.schemas?.[name];
  return schema && 'properties' in schema ? Object.keys(schema.properties ?? {}) : [];
}

/** Which of these answer that something broke. */
async function broken(
  asked: readonly Operation[],
  { name, bodyOf }: { name: string; bodyOf: (fields: string[]) => unknown },
): Promise<string[]> {
  const answers = await Promise.all(
    asked.map(async ({ method, path, headers, fields }) => {
      const body = method === 'GET' ? undefined : bodyOf(fields);
      const { status } = await api.request(path.replaceAll(/\{\w+\}/g, name), { method, headers, body });
      return { status, what: `${method} ${path}: ${status}` };
    }),
  );
  return answers.filter(({ status }) => status >= 500).map(({ what }) => what);
}

test.each(['%F0%9F%98%80', '%C3%A9', '%00', '%2E%2E%2F', "'", '__proto__', '1e999', '-1', 'x'.repeat(90)])(
  'survives the name %s in a path',
  async (name) => {
    const naming = (await operations()).filter(({ path }) => path.includes('{'));
    expect(naming).not.toEqual([]);
    expect(await broken(naming, { name, bodyOf: () => ({}) })).toEqual([]);
  },
);

test('survives an unknown id and an empty body', async () => {
  expect(await broken(await operations(), { name: NOTHINGS_ID, bodyOf: () => ({}) })).toEqual([]);
});

test.each(['[]', 'null', '"text"', '{', ''])('survives the body %j', async (body) => {
  const writing = (await operations()).filter(({ method }) => method !== 'GET');
  expect(await broken(writing, { name: NOTHINGS_ID, bodyOf: () => body })).toEqual([]);
});

test.each<[unknown]>([
  [[[]]],
  [{ toString: 1 }],
  ['😀'],
  ['\u0000'],
  [1e300],
  [1e-9],
  [-1],
  [null],
  ['+275760-09-13T00:00:00.000Z'],
  ['é@example.com'],
  [NOTHINGS_ID],
])('survives a body in which every field is %j', async (value) => {
  const bodyOf = (fields: string[]) => Object.fromEntries(fields.map((field) => [field, value]));
  // The others are asked the same every time.
  const filled = (await operations()).filter(({ method, fields }) => method !== 'GET' && fields.length > 0);
  expect(filled).not.toEqual([]);
  expect(await broken(filled, { name: NOTHINGS_ID, bodyOf })).toEqual([]);
});

describe('what Node rejects before there is a request has the body of every error', () => {
  const connected = async (): Promise<net.Socket> => {
    const socket = net.connect(Number(new URL(api.url).port), '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };

  test.each([
    [
      'a head that is too long',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      'headers_too_large',
    ],
    [
      'an address that is too long',
      `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      'headers_too_large',
    ],
    ['what is no HTTP', 'HELLO\r\n\r\n', 'malformed_body'],
    [
      'a chunk without a length',
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nnone\r\n',
      'malformed_body',
    ],
  ] as const)('%s', async (_what, request, code) => {
    const socket = await connected();
    socket.write(request);
    expectRefusal(await textOf(socket), code);
  });

  test('a request that does not arrive in time', async () => {
    const server: Server = api.app.getHttpServer();
    const accepted = once(server, 'connection');
    const socket = await connected();
    const [far]: unknown[] = await accepted;
    // Node looks for these every 30 seconds only.
    server.emit('clientError', Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), far);
    expectRefusal(await textOf(socket), 'request_timeout');
  });

  function expectRefusal(answer: string, code: ErrorCode): void {
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(
      new RegExp(`^HTTP/1.1 ${ERRORS[code].status} .*content-type: application/problem`, 's'),
    );
    expect(JSON.parse(body)).toMatchObject({
      code,
      message: ERRORS[code].message,
      status: ERRORS[code].status,
    });
  }
});
