import fc, { type Arbitrary } from 'fast-check';
import { AnswerCheck, type DescribedOperation } from '../app/answer-check';
import { asOwner } from '../app/signed-in-owner';
import { bootApi, type TestApi } from '../app/boot-api';
import { workerSchema } from '../app/test-schema';
import { signedIn } from '../builders/collectors';
import { createEvent } from '../builders/events';
import { galleryWithEvents } from '../builders/gallery-with-events';
import { ValuesOfSchema } from './values-of-schema';

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 13_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
/** A day's build waits for it. */
const MAX_MS = 20 * 60_000;
const AT_ONCE = 4;
/** Node answers a longer head by itself, with 431. */
const MAX_QUERY_TEXT = 1_000;

interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
}

/** After these the account that called is signed out, or another one. */
const ENDS_SESSIONS = /session|sign-?out|logout|password|second-factor|passkey|staff|collectors\/me$/;

const check = new AnswerCheck();
let api: TestApi;
beforeAll(async () => {
  api = await bootApi(await workerSchema('_fuzz'), { stripe: true });
});
afterAll(() => api.close());

test(
  `${REQUESTS} requests are answered as the OpenAPI document says, by seed ${SEED}`,
  async () => {
    process.stdout.write(`FUZZ_SEED=${SEED} FUZZ_REQUESTS=${REQUESTS} npm run fuzz\n`);
    const counts: Record<number, number> = {};
    const problems: string[] = [];
    let sent = 0;
    while (sent < REQUESTS) {
      const calls = (await callsOfRound(SEED + sent)).slice(0, REQUESTS - sent);
      for (let at = 0; at < calls.length; at += AT_ONCE)
        for (const { status, problem } of await Promise.all(calls.slice(at, at + AT_ONCE).map(send))) {
          counts[status] = (counts[status] ?? 0) + 1;
          if (problem !== null) problems.push(problem);
        }
      sent += calls.length;
    }
    process.stdout.write(`Answers by status: ${JSON.stringify(counts)}\n`);
    expect(problems).toEqual([]);
  },
  MAX_MS,
);

/** Every operation as nobody, as a collector and as the owner, in a gallery that has something of everything. */
async function callsOfRound(seed: number): Promise<Call[]> {
  await api.reset();
  await galleryWithEvents(api);
  await createEvent(api);
  const { headers: collector } = await signedIn(api, { email: 'fuzz@example.com' });
  const values = new ValuesOfSchema(check.schemas, await knownNames());
  const operations = check.operations.toSorted(
    (a, b) => Number(ENDS_SESSIONS.test(a.path)) - Number(ENDS_SESSIONS.test(b.path)),
  );
  let number = seed;
  return operations.flatMap(({ method, path, operation }) =>
    [{}, collector, asOwner].flatMap((headers) =>
      fc.sample(callOf({ method, path, operation, headers }, values), { seed: (number += 1), numRuns: 1 }),
    ),
  );
}

interface Target {
  method: string;
  path: string;
  operation: DescribedOperation;
  headers: Record<string, string>;
}

function callOf({ method, path, operation, headers }: Target, values: ValuesOfSchema): Arbitrary<Call> {
  const { parameters = [], requestBody } = operation;
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const [type = '', content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return fc
    .tuple(
      fc.tuple(...inPath.map(({ schema = {} }) => values.of(schema))),
      fc.tuple(...inQuery.map(({ schema = {} }) => fc.option(values.of(schema)))),
      content?.schema ? values.of(content.schema) : fc.constant(undefined),
    )
    .map(([names, queries, body]) => {
      const query = new URLSearchParams(
        inQuery.flatMap(({ name }, index): [string, string][] =>
          queries[index] === null ? [] : [[name, textOf(queries[index]).slice(0, MAX_QUERY_TEXT)]],
        ),
      );
      const filled = inPath.reduce(
        (whole, { name }, index) =>
          whole.replace(`{${name}}`, encodeURIComponent(textOf(names[index]).slice(0, 200)) || '-'),
        path,
      );
      const isForm = type === 'multipart/form-data';
      return {
        method,
        path: `${filled}${query.size > 0 ? `?${query.toString()}` : ''}`,
        headers: isForm || body === undefined ? headers : { 'content-type': 'application/json', ...headers },
        body: isForm ? formOf(body) : body === undefined ? undefined : JSON.stringify(body),
      };
    });
}

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replaceAll(/\p{Surrogate}/gu, '');

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(typeof body === 'object' && body !== null ? body : {}))
    if (/file|film|drawing|picture|photo/.test(name)) form.append(name, new Blob([textOf(value)]), 'a.jpg');
    else form.append(name, textOf(value));
  return form;
}

async function send({
  method,
  path,
  headers,
  body,
}: Call): Promise<{ status: number; problem: string | null }> {
  const url = `${api.url}${path}`;
  const response = await fetch(url, { method, headers, body });
  const { status } = response;
  const problem =
    status >= 500
      ? `${status}: ${await response.clone().text()}`
      : await check.problemOf(method, url, response);
  await response.arrayBuffer();
  const sent = typeof body === 'string' ? body.slice(0, 1_000) : 'form';
  return {
    status,
    problem: problem && `${method} ${path.slice(0, 300)} ${body === undefined ? '' : sent}\n${problem}`,
  };
}

/** Ids, numbers and the like that lists of the console show. */
async function knownNames(): Promise<string[]> {
  const lists = check.operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'));
  const texts = await Promise.all(
    lists.map(async ({ path }) => {
      const answer = await fetch(api.url + path, { headers: asOwner });
      return answer.headers.get('content-type')?.includes('json') ? answer.text() : '';
    }),
  );
  const found = texts.flatMap((text) => [
    ...text.matchAll(/"\w*(?:[iI]d|umber|slug|key|section)":"([^"]{1,60})"/g),
  ]);
  return [...new Set(found.map(([, name = '']) => name))];
}
