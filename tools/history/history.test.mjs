import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openHistory } from './history.mjs';

let folder;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gallery-history-'))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

test('each request becomes a line: succeeded, rejected, or unknown', async () => {
  const file = path.join(folder, 'history.jsonl');
  const history = openHistory(file);
  for (const status of [201, 409, 503, 0])
    await history.ask(
      { client: 'ada', operation: 'hold', request: { editionId: 'dunes' } },
      async () => ({ status, body: { editionNumber: 3 } }),
      ({ body }) => body,
    );
  await history.close();
  const lines = fs
    .readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ outcome, status, answer }) => [outcome, status, answer])).toEqual([
    ['told', 201, { editionNumber: 3 }],
    ['refused', 409, {}],
    ['unknown', 503, {}],
    ['unknown', 0, {}],
  ]);
  expect(lines[0]).toMatchObject({ client: 'ada', operation: 'hold', request: { editionId: 'dunes' } });
  expect(lines.every(({ begun, ended }) => begun > 0 && ended >= begun)).toBe(true);
});
