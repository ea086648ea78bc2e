import fc from 'fast-check';
import { AnswerCheck } from '../app/answer-check';
import { bootApi, type TestApi } from '../app/boot-api';
import { workerSchema } from '../app/test-schema';
import { createEvent, publishPhoto } from '../builders/events';
import { galleryWithEvents } from '../builders/gallery-with-events';
import { Callers, callersOf } from './callers';
import { callOf, pathOf, type Call } from './calls';
import { KnownValues } from './known-values';
import { ValuesOfSchema } from './values-of-schema';

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 13_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
/** A day's build waits for it. */
const MAX_MS = 20 * 60_000;
const AT_ONCE = 4;
/** How many values of a path parameter are read to learn from. */
const EXAMPLES = 2;

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
    const answers = new Map(check.operations.map((each) => [nameOf(each), new Set<number>()]));
    const problems: string[] = [];
    let sent = 0;
    while (sent < REQUESTS) {
      const callers = await newGallery();
      const calls = (await callsOfRound(SEED + sent, callers)).slice(0, REQUESTS - sent);
      for (let at = 0; at < calls.length; at += AT_ONCE)
        await Promise.all(
          calls.slice(at, at + AT_ONCE).map(async (call) => {
            const { status, problem } = await send(call, callers);
            counts[status] = (counts[status] ?? 0) + 1;
            answers.get(call.operation)?.add(status);
            if (problem !== null) problems.push(problem);
          }),
        );
      sent += calls.length;
    }
    const never = [...answers].filter(([, statuses]) => Math.min(...statuses) >= 300);
    process.stdout.write(`${summaryOf(counts)}\nNever answered with 2xx (${never.length}):\n`);
    for (const [name, statuses] of never)
      process.stdout.write(`  ${name}: ${[...statuses].toSorted((a, b) => a - b).join(' ')}\n`);
    expect(problems).toEqual([]);
  },
  MAX_MS,
);

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

function summaryOf(counts: Record<number, number>): string {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const share = (matches: (status: number) => boolean): string => {
    const of = Object.entries(counts).filter(([status]) => matches(Number(status)));
    return `${Math.round((of.reduce((sum, [, count]) => sum + count, 0) / total) * 100)} %`;
  };
  const succeeded = share((status) => status < 300);
  const refused = share((status) => status === 401 || status === 403);
  return `Answers by status: ${JSON.stringify(counts)}\n2xx: ${succeeded}; 401 and 403: ${refused}`;
}

/** A gallery that has something of everything, with everybody signed in. */
async function newGallery(): Promise<Callers> {
  await api.reset();
  await galleryWithEvents(api);
  const { id } = await createEvent(api);
  await publishPhoto(api, id);
  return Callers.signIn(api, id);
}

/** Each operation by three callers; what ends sessions last. */
async function callsOfRound(seed: number, callers: Callers): Promise<Call[]> {
  const known = await knownValues(seed, callers);
  const operations = check.operations.toSorted((a, b) => lateness(a) - lateness(b));
  let number = seed;
  return operations.flatMap((target, at) =>
    callersOf(target.operation, seed + at).flatMap((caller, index) => {
      // One in three asks for no more than it must, and has nothing wrong.
      const isPlain = index === 0;
      const values = new ValuesOfSchema(check.schemas, known, isPlain ? 0 : 1);
      const call = callOf({ ...target, caller, isPlain }, values, known);
      return fc.sample(call, { seed: (number += 1), numRuns: 1 });
    }),
  );
}

/** What takes away comes after what needs it, and what ends sessions last. */
const lateness = ({ method, path }: { method: string; path: string }): number =>
  ENDS_SESSIONS.test(path) ? 2 : method === 'DELETE' ? 1 : 0;

async function send(call: Call, callers: Callers): Promise<{ status: number; problem: string | null }> {
  const { method, path, caller, body } = call;
  const url = `${api.url}${path}`;
  const response = await fetch(url, { method, headers: { ...call.headers, ...callers.of(caller) }, body });
  const { status } = response;
  const problem =
    status >= 500
      ? `${status}: ${await response.clone().text()}`
      : await check.problemOf(method, url, response);
  await response.arrayBuffer();
  if (method !== 'GET' && ENDS_SESSIONS.test(path)) await callers.renew(caller);
  const sent = typeof body === 'string' ? body.slice(0, 1_000) : 'form';
  return {
    status,
    problem: problem && `${method} ${path.slice(0, 300)} ${body === undefined ? '' : sent}\n${problem}`,
  };
}

/** What reads show: lists first, then what lies below their ids. */
async function knownValues(seed: number, callers: Callers): Promise<KnownValues> {
  const known = new KnownValues();
  const reads = check.operations
    .filter(({ method }) => method === 'GET')
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length);
  for (const { path, operation } of reads) {
    const isNamed = path.includes('{');
    const paths = isNamed
      ? fc.sample(pathOf({ path, operation, isPlain: true }, known), { seed, numRuns: EXAMPLES })
      : [path];
    for (const at of new Set(paths)) {
      const [caller = 'nobody'] = callersOf(operation, 0);
      const answer = await fetch(api.url + at, { headers: callers.of(caller) });
      const text = await answer.text();
      if (answer.ok && answer.headers.get('content-type')?.includes('json')) known.add(at, JSON.parse(text));
    }
  }
  return known;
}
