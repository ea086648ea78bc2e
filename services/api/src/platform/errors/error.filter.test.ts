import net from 'node:net';
import { Body, Controller, Get, Module, Param, ParseIntPipe, Post } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsArray, IsEmail, IsInt, Min, ValidateNested } from 'class-validator';
import { QueryFailedError } from 'typeorm';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { Database } from '../database/database';
import { Public } from '../http/public.decorator';
import { AppError } from './app-error';

class WishItem {
  @IsInt() @Min(1) quantity: number;
}

class WishDto {
  @IsEmail() email: string;
  @IsArray() @ValidateNested({ each: true }) @Type(() => WishItem) items: WishItem[];
}

@Public()
@Controller('api/probe')
class ProbeController {
  constructor(private readonly database: Database) {}

  @Post()
  accept(@Body() wish: WishDto): WishDto {
    return wish;
  }

  @Get('number/:n')
  number(@Param('n', ParseIntPipe) n: number): number {
    return n;
  }

  @Get('refusal')
  refuse(): never {
    throw new AppError('prints_unavailable', { details: { remaining: 2 } });
  }

  @Get('failure')
  fail(): never {
    throw new Error('password=hunter2 for ada@example.com');
  }

  /** What the driver threw. */
  static thrown: Error = new Error();

  @Get('driver')
  throwDriverError(): never {
    throw ProbeController.thrown;
  }

  @Post('full')
  async fill(): Promise<void> {
    // The server says of a table in memory what it says of a full disk.
    const { manager } = this.database;
    await manager.query('INSERT INTO full_table SELECT * FROM full_table');
  }

  @Get('forgery')
  forge(): never {
    throw Object.assign(new Error('secret text'), { statusCode: 404, code: 'ENOENT' });
  }
}

@Module({ controllers: [ProbeController] })
class ProbeModule {}

let api: TestApi;
const lines: string[] = [];

beforeAll(async () => {
  api = await startApi({
    modules: [ProbeModule],
    env: { BODY_LIMIT_BYTES: '4096' },
    onLogLine: (line) => void lines.push(line),
  });
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => api.close());

const good = { email: 'ada@example.com', items: [{ quantity: 1 }] };
const post = (body: unknown, headers?: Record<string, string>) =>
  api.request('/api/probe', { method: 'POST', body, headers });

async function refusal(response: Response): Promise<[number, unknown]> {
  const body: unknown = await response.json();
  return [response.status, typeof body === 'object' && body !== null && 'code' in body ? body.code : body];
}

/** What RFC 9457 adds to an error. */
const problem = (code: string, status: number, title: string) => ({
  type: `urn:gallery:error:${code}`,
  title,
  status,
  detail: title,
});

test('a valid body passes', async () => {
  expect((await post(good)).status).toBe(201);
});

test('validation names each invalid field and why', async () => {
  const response = await post({ email: 'ada', items: [{ quantity: 0 }] });

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    code: 'validation_failed',
    message: 'Please check these fields: email, quantity.',
    error: 'Please check these fields: email, quantity.',
    fields: { email: 'Please enter a valid email address.', 'items.0.quantity': 'Enter 1 or more.' },
    ...problem('validation_failed', 400, 'Some fields are missing or not valid.'),
    detail: 'Please check these fields: email, quantity.',
  });
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
});

test.each([
  [{ ...good, email: 'ada' }, 'Please enter a valid email address.'],
  [{ ...good, items: [{ quantity: 0 }] }, 'Quantity: Enter 1 or more.'],
])('the message about one field names it', async (body, message) => {
  expect(await (await post(body)).json()).toMatchObject({ message, error: message });
});

test('an unknown field is rejected', async () => {
  const response = await post({ ...good, isAdmin: true });

  expect(await response.json()).toMatchObject({ fields: { isAdmin: 'property isAdmin should not exist' } });
});

const deep = '['.repeat(1_900) + ']'.repeat(1_900);

test.each([
  ['broken JSON', '{"email":', 400, 'malformed_body'],
  ['no body', '', 400, 'malformed_body'],
  ['text instead of an object', '"hello"', 400, 'validation_failed'],
  ['null', 'null', 400, 'validation_failed'],
  ['a list', '[]', 400, 'validation_failed'],
  ['__proto__', '{"__proto__":{"isAdmin":true}}', 400, 'malformed_body'],
  ['constructor.prototype', '{"constructor":{"prototype":{"isAdmin":true}}}', 400, 'malformed_body'],
  ['endless nesting', deep, 400, 'malformed_body'],
  ['nesting in a field', `{"items":${deep}}`, 400, 'malformed_body'],
  ['too many bytes', JSON.stringify({ email: 'x'.repeat(5_000) }), 413, 'payload_too_large'],
])('%s is rejected', async (_name, body, status, code) => {
  expect(await refusal(await post(body))).toEqual([status, code]);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
  'a body of type %s is rejected',
  async (type) => {
    expect(await refusal(await post('a=b', { 'content-type': type }))).toEqual([
      415,
      'unsupported_media_type',
    ]);
  },
);

test.each([
  ['/api/nothing-here', 404, 'not_found'],
  ['/api/probe/number/many', 400, 'malformed_body'],
  ['/api/probe/number/%ff', 400, 'malformed_body'],
  ['/api/probe/number/%', 400, 'malformed_body'],
  [`/api/probe/number/${'9'.repeat(300)}`, 404, 'not_found'],
])('the path %s is rejected', async (path, status, code) => {
  expect(await refusal(await api.request(path))).toEqual([status, code]);
});

test('reports a wrong method, with the right ones', async () => {
  const response = await api.request('/api/probe', { method: 'DELETE' });

  expect(response.headers.get('allow')).toBe('POST');
  expect(await refusal(response)).toEqual([405, 'method_not_allowed']);
});

test('a page can only be read', async () => {
  const response = await api.request('/fine-art', { method: 'POST', body: {} });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test.each([
  ['/api/probe', 'POST'],
  ['/fine-art', 'GET, HEAD'],
])('OPTIONS on %s lists the methods', async (path, methods) => {
  const response = await api.request(path, { method: 'OPTIONS' });
  expect([response.status, response.headers.get('allow')]).toEqual([204, methods]);
});

test('an error has its details', async () => {
  const response = await api.request('/api/probe/refusal');

  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'prints_unavailable', details: { remaining: 2 } });
});

test('an internal error reveals only the id under which it is logged', async () => {
  const response = await api.request('/api/probe/failure');

  expect(response.status).toBe(500);
  const requestId = response.headers.get('x-request-id');
  expect(await response.json()).toEqual({
    code: 'internal',
    message: 'Something went wrong on our side.',
    error: 'Something went wrong on our side.',
    details: { requestId },
    ...problem('internal', 500, 'Something went wrong on our side.'),
  });
  expect(lines.some((line) => line.includes(String(requestId)) && line.includes('hunter2'))).toBe(true);
  expect(lines.join('')).not.toContain('ada@example.com');
});

test('an error that only looks like a client’s mistake is an internal error', async () => {
  expect(await refusal(await api.request('/api/probe/forgery'))).toEqual([500, 'internal']);
});

describe('a full database is reported as unavailable, not as an internal error', () => {
  test.each([
    [1114, 'ER_RECORD_FILE_FULL', "The table 'orders' is full"],
    [1021, 'ER_DISK_FULL', 'Disk full (/tmp/#sql); waiting for someone to free some space...'],
    [3675, 'ER_DISK_FULL_NOWAIT', "Create table/tablespace 'orders' failed, as disk is full."],
    [1041, 'ER_OUT_OF_RESOURCES', 'Out of memory'],
    [1037, 'ER_OUTOFMEMORY', 'Out of memory; restart server and try again'],
    [
      1026,
      'ER_ERROR_ON_WRITE',
      'Error writing file \'./binlog.000001\' (Errcode: 28 "No space left on device")',
    ],
    [1030, 'ER_GET_ERRNO', 'Got error 28 "No space left on device" from storage engine InnoDB'],
    [3, 'EE_WRITE', "Error writing file '/tmp/MY' (OS errno 28 - No space left on device)"],
  ])('%i %s', async (errno, code, message) => {
    const driverError = Object.assign(new Error(message), { errno, code });
    ProbeController.thrown = new QueryFailedError('INSERT', [], driverError);
    const response = await api.request('/api/probe/driver');
    expect(await refusal(response)).toEqual([503, 'unavailable']);
  });

  test('but a write that fails for another reason is an internal error', async () => {
    const driverError = Object.assign(new Error('Got error 168 from storage engine'), {
      code: 'ER_GET_ERRNO',
    });
    ProbeController.thrown = new QueryFailedError('INSERT', [], driverError);
    expect(await refusal(await api.request('/api/probe/driver'))).toEqual([500, 'internal']);
  });

  test('as the server reports it', async () => {
    const { manager } = api.database;
    await manager.query('DROP TABLE IF EXISTS full_table');
    await manager.query('CREATE TABLE full_table (text CHAR(255)) ENGINE=MEMORY MAX_ROWS=1000');
    try {
      await manager.query("INSERT INTO full_table VALUES ('x')");
      const statuses = [];
      for (let doubled = 0; doubled < 16; doubled += 1)
        statuses.push((await api.request('/api/probe/full', { method: 'POST' })).status);
      expect(statuses).toContain(503);
      expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
    } finally {
      await manager.query('DROP TABLE full_table');
    }
  });
});

test('bytes that are not HTTP get a response, and the connection is closed', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = net.connect(Number(new URL(api.url).port), '127.0.0.1', () =>
      socket.write('NONSENSE\r\n\r\n'),
    );
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket.once('close', () => resolve(text)).once('error', reject);
  });

  expect(answer).toMatch(/^HTTP\/1.1 400/);
});
