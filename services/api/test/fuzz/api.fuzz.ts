import fc from 'fast-check';
import { AnswerCheck } from '../app/answer-check';
import { bootApi, type TestApi } from '../app/boot-api';
import { workerSchema } from '../app/test-schema';
import { Callers, callersOf } from './callers';
import { callOf, pathOf, type Call, type Example } from './calls';
import { EMAIL_SECRET, examplesOf } from './examples';
import { fillGallery, type Gallery } from './gallery';
import { KnownValues } from './known-values';
import { REASONS } from './reasons';
import { ValuesOfSchema } from './values-of-schema';

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 13_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
/** A day's build waits for it. */
const MAX_MS = 20 * 60_000;
const AT_ONCE = 4;
/** How many values of a path parameter are read to learn from. */
const EXAMPLES = 2;

/** After these the account that called is signed out, or another one. */
const ENDS_SESSIONS =
  /session|sign-?(in|out)|login|logout|password|second-factor|passkey|staff|collectors\/me$|me\/(email|deletion)$/;

const check = new AnswerCheck();
let api: TestApi;
beforeAll(async () => {
  api = await bootApi(await workerSchema('_fuzz'), {
    stripe: true,
    env: { EMAIL_WEBHOOK_SECRET: `whsec_${EMAIL_SECRET}` },
  });
});
afterAll(() => api.close());

test(
  `${REQUESTS} requests are answered as the OpenAPI document says, with seed ${SEED}`,
  async () => {
    process.stdout.write(`FUZZ_SEED=${SEED} FUZZ_REQUESTS=${REQUESTS} npm run fuzz\n`);
    const counts: Record<number, number> = {};
    const answers = new Map(check.operations.map((each) => [nameOf(each), new Set<number>()]));
    const problems: string[] = [];
    let sent = 0;
    while (sent < REQUESTS) {
      const round = await newRound();
      const { callers } = round;
      const calls = (await callsOfRound(SEED + sent, round)).slice(0, REQUESTS - sent);
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
    process.stdout.write(`${summaryOf(counts)}\n${neverOf(answers)}`);
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

/** What succeeded not once, with the reason if there is one. */
function neverOf(answers: ReadonlyMap<string, ReadonlySet<number>>): string {
  const never = [...answers].filter(([, statuses]) => Math.min(...statuses) >= 300);
  const lines = never.map(([name, statuses]) => {
    const reason = REASONS[name] ?? 'no reason is known';
    return `  ${name}: ${[...statuses].toSorted((a, b) => a - b).join(' ')}, ${reason}\n`;
  });
  const succeeded = answers.size - never.length;
  return `${succeeded} of ${answers.size} operations answered with 2xx. Never did (${never.length}):\n${lines.join('')}`;
}

/** A gallery that has something of everything. */
interface Round {
  callers: Callers;
  examples: Record<string, Example>;
  ids: Gallery['ids'];
}

async function newRound(): Promise<Round> {
  await api.reset();
  const gallery = await fillGallery(api);
  return { callers: Callers.of(api, gallery), examples: examplesOf(api, gallery), ids: gallery.ids };
}

/** Each operation by three callers; what ends sessions last. */
async function callsOfRound(seed: number, { callers, examples, ids }: Round): Promise<Call[]> {
  const known = await knownValues(seed, callers);
  for (const [path, of] of Object.entries(ids))
    known.add(
      path,
      of.map((id) => ({ id })),
    );
  const records = check.operations.filter(({ method, path }) => method === 'GET' && path.endsWith('}'));
  const operations = check.operations.toSorted((a, b) => lateness(a, examples) - lateness(b, examples));
  let number = seed;
  const partsOf = (path: string) => path.split('/').length;
  return operations.flatMap((target, at) => {
    const above = records.filter(({ path }) => `${target.path}/`.startsWith(`${path}/`));
    const recordParts = above.length > 0 ? Math.max(...above.map(({ path }) => partsOf(path))) : null;
    return callersOf(target.operation, seed + at).flatMap((caller, index) => {
      // One in three asks for no more than it must, and has nothing wrong.
      const isPlain = index === 0;
      const values = new ValuesOfSchema(check.schemas, known, isPlain ? 0 : 1);
      const example = examples[nameOf(target)] ?? {};
      const call = callOf({ ...target, caller, isPlain, example, recordParts }, values, known);
      return fc.sample(call, { seed: (number += 1), numRuns: 1 });
    });
  });
}

/** What an example shows comes first, what takes away after what needs it, and what ends sessions last. */
function lateness({ method, path }: { method: string; path: string }, examples: Round['examples']): number {
  if (path.endsWith('/deletion')) return 3;
  if (ENDS_SESSIONS.test(path)) return 2;
  if (method === 'GET' && examples[nameOf({ method, path })]) return -1;
  return method === 'DELETE' ? 1 : 0;
}

async function send(call: Call, callers: Callers): Promise<{ status: number; problem: string | null }> {
  const { method, path, caller } = call;
  const body = await upToDate(call, callers);
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

/** The body with the version that its record has now. */
async function upToDate({ body, record, caller }: Call, callers: Callers): Promise<Call['body']> {
  if (record === null || typeof body !== 'string' || !body.includes('"version":')) return body;
  const read: unknown = await (await fetch(api.url + record, { headers: callers.of(caller) })).json();
  const version: unknown =
    typeof read === 'object' && read !== null && 'version' in read ? read.version : undefined;
  return typeof version === 'number' ? body.replace(/"version":\d+/, `"version":${version}`) : body;
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
      ? fc.sample(pathOf({ path, operation, isPlain: true, example: {} }, known), { seed, numRuns: EXAMPLES })
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
