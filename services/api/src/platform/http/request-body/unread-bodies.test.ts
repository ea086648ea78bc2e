import { sendWhole } from '../../../../test/app/send-whole-body';
import { startApi, type TestApi } from '../../../../test/app/start-api';

const BYTES = 3_000_000;
const FILE_START =
  '--b\r\nContent-Disposition: form-data; name="film"; filename="a.webm"\r\nContent-Type: video/webm\r\n\r\n';

let api: TestApi;
const lines: string[] = [];
beforeAll(async () => {
  api = await startApi({ onLogLine: (line) => void lines.push(line) });
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => api.close());

const form = { 'content-type': 'multipart/form-data; boundary=b' };
const json = { 'content-type': 'application/json' };

describe('whoever is refused in the middle of an upload can send it to its end and read why (X4)', () => {
  test.each([
    ['JSON that is too large', '/api/contact', json, '{"message":"', 413],
    ['a form that is not read there', '/api/contact', form, FILE_START, 415],
    ['an upload by nobody', '/api/admin/site/films', form, FILE_START, 401],
    ['an address that is none', '/api/nothing-here', json, '{"message":"', 404],
  ])('%s', async (_what, path, headers, start, status) => {
    const answer = await sendWhole(`${api.url}${path}`, headers, [start, BYTES]);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('"code":');
  });
});

test('a body that is too large is in the log (X4)', async () => {
  await sendWhole(`${api.url}/api/contact`, json, ['{"message":"', BYTES]);
  expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ msg: 'request', route: '/api/contact', status: 413 }),
  );
});
