import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { queriesOf } from '../../../test/app/query-count';
import {
  checkoutBody,
  createEdition,
  openCheckout,
  pay,
  postCheckout,
} from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { Metrics } from './metrics';
import { MetricsServer } from './metrics-server';

const CHECKOUT = '/api/create-checkout-session';

interface Shown {
  name: string;
  labels: Record<string, string>;
  value: number;
}

let api: TestApi;
let url: string;
let questions: string[];

// One purchase and one scrape for all tests: the database is queried once in fifteen seconds.
beforeAll(async () => {
  api = await startApi({ stripe: true, env: { METRICS_PORT: '0', RATE_LIMIT_CHECKOUTS: '3' } });
  url = `http://127.0.0.1:${String(await api.get(MetricsServer).listen())}`;
  const edition = await createEdition(api);
  for (let bought = 0; bought < 2; bought += 1)
    await pay(api, await openCheckout(api, checkoutBody([edition])));
  await openCheckout(api, checkoutBody([edition], 3));
  await postCheckout(api, {});
  await api.request('/api/checkout-sessions/cs_test_nobodys0000');
  await api.request('/api/nothing/here');
  await api.deliverOutbox();
  questions = await queriesOf(api, () => api.get(Metrics).render());
});
afterAll(() => api.close());

const text = async (): Promise<string> => (await fetch(`${url}/metrics`)).text();

async function shown(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const wanted = Object.entries(labels);
  return samplesIn(await text())
    .filter((sample) => sample.name === name)
    .find((sample) => wanted.every(([label, value]) => sample.labels[label] === value))?.value;
}

function samplesIn(page: string): Shown[] {
  return [...page.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(([, name = '', labels = '', value]) => ({
    name,
    labels: Object.fromEntries([...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, of]) => [label, of])),
    value: Number(value),
  }));
}

test.each([
  ['orders', { status: 'confirmed' }, 2],
  ['orders', { status: 'pending' }, 1],
  ['orders', { status: 'shipped' }, 0],
  ['orders_confirmed_total', {}, 2],
  ['prints_held', {}, 3],
  ['prints_held_unpaid', { scope: 'all' }, 3],
  ['prints_held_unpaid', { scope: 'largest_origin' }, 3],
  ['stripe_call_seconds_count', { call: 'session.create', outcome: 'answered' }, 3],
  ['http_request_seconds_count', { route: CHECKOUT, method: 'POST', status: '2xx' }, 3],
  ['http_request_seconds_count', { route: CHECKOUT, method: 'POST', status: '4xx' }, 1],
  ['http_request_seconds_count', { route: '/*', method: 'GET', status: '4xx' }, 1],
  ['http_rate_limited_total', { route: CHECKOUT }, 1],
  ['http_requests_in_flight', {}, 0],
  ['outbox_messages', { state: 'due' }, 0],
  ['outbox_messages', { state: 'dead' }, 0],
  ['outbox_oldest_seconds', {}, 0],
  ['live_sockets', {}, 0],
  ['live_photos_unfinished', { stage: 'first' }, 0],
  ['part_up', { part: 'database' }, 1],
  ['database_connections', { state: 'waiting' }, 0],
  ['database_pool_size', {}, 20],
])('gallery_%s %j is %d', async (name, labels, value) => {
  expect(await shown(`gallery_${name}`, labels)).toBe(value);
});

test('counts emails that were sent', async () => {
  expect(
    await shown('gallery_outbox_deliveries_total', { kind: 'mail', outcome: 'delivered' }),
  ).toBeGreaterThan(0);
});

test('reports process metrics', async () => {
  expect(await shown('nodejs_eventloop_lag_p99_seconds')).toBeDefined();
});

test('nobody can be identified: no label has an address, an id or a name', async () => {
  const labels = samplesIn(await text()).flatMap((sample) => Object.values(sample.labels));
  expect(labels.filter((label) => /@|\d{4,}|cs_test|[0-9a-f]{8}-[0-9a-f]{4}/.test(label))).toEqual([]);
});

test('a scrape sends the database one short query for each of six things, and four for readiness', () => {
  const tables = questions.map(
    (query) => / FROM (\w+)|TABLES LIKE '(\w+)'|INTO (\w+)/.exec(query)?.slice(1).join('') ?? 'the clock',
  );
  expect(tables.toSorted()).toEqual([
    'event_photos',
    'migrations',
    'migrations',
    'orders',
    'orders',
    'outbox',
    'prints',
    'the clock',
    'waiting_room_places',
    'write_checks',
  ]);
});

test('a second scrape within fifteen seconds sends no queries', async () => {
  await text();
  expect(await queriesOf(api, () => api.get(Metrics).render())).toEqual([]);
});

test.each(['/', '/metrics?all', '/api/health/ready'])('its port serves nothing else: %s', async (address) => {
  expect((await fetch(`${url}${address}`)).status).toBe(404);
});

test('the public port does not serve them', async () => {
  expect(await (await api.request('/metrics')).text()).not.toContain('gallery_');
});

describe('dashboards and alerts', () => {
  const read = (file: string): string =>
    readFileSync(path.resolve(__dirname, '../../../../../deploy', file), 'utf8');

  interface Panel {
    title: string;
    targets?: { expr: string }[];
  }
  interface Rule {
    alert: string;
    expr: string;
    for: string;
    annotations: Record<string, string>;
  }
  const { panels }: { panels: Panel[] } = JSON.parse(read('grafana/gallery.json'));
  const { groups }: { groups: { rules: Rule[] }[] } = parse(read('prometheus/alerts.yml'));
  const rules = groups.flatMap((group) => group.rules);

  const drawn = panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  );
  const watched = rules.map(({ alert, expr }): [string, string] => [alert, expr]);

  /** Names that a scrape holds, those of a histogram's parts included. */
  async function known(): Promise<string[]> {
    const types = [...(await text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)];
    return types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    );
  }

  test.each([...drawn, ...watched])('%s queries metrics that exist', async (_title, query) => {
    const names = [...query.matchAll(/\b(?:gallery|nodejs|process)_\w+/g)].map(([name]) => name);
    const exist = await known();
    expect(names.length + (query.includes('up{') ? 1 : 0)).toBeGreaterThan(0);
    expect(names.filter((name) => !exist.includes(name))).toEqual([]);
  });

  test('every alert waits before it wakes someone, and says what to do', () => {
    expect(rules.length).toBeGreaterThan(0);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { for: patience, annotations } of rules) {
      expect(patience).toMatch(/^\d+m$/);
      expect(annotations).toMatchObject({ summary: expect.any(String), description: expect.any(String) });
    }
  });
});
