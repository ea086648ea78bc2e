import { once } from 'node:events';
import net from 'node:net';
import { Body, Controller, Module, Post, Req } from '@nestjs/common';
import { IsNotEmpty, IsString } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { socketEnd } from '../../../../test/app/socket-end';
import { startApi, type TestApi } from '../../../../test/app/start-api';
import { Trim } from '../../validation/validators';
import { formParts, AcceptsMultipart, readForm, AcceptsFormFields } from './form-body';
import { Public } from '../public.decorator';

class Greeting {
  @Trim()
  @IsNotEmpty({ message: 'Please enter a word.' })
  @IsString({ message: 'Please enter a word.' })
  word: string;
}

@Public()
@Controller('api/forms')
class FormsController {
  @Post('whole')
  @AcceptsMultipart()
  async whole(@Req() request: FastifyRequest): Promise<object> {
    const { fields, files } = await readForm(request, { files: 2, fileBytes: 1_000 });
    return { fields, files: [...files].map(([name, file]) => [name, file.fileName, file.bytes.length]) };
  }

  @Post('parts')
  @AcceptsMultipart()
  async parts(@Req() request: FastifyRequest): Promise<string[]> {
    const found: string[] = [];
    for await (const part of formParts(request, { files: 2, fileBytes: 1_000 })) {
      if (part.kind === 'file') part.bytes.resume();
      found.push(`${part.kind} ${part.name}`);
    }
    return found;
  }

  @Post('fields')
  @AcceptsFormFields()
  async fields(@Body() { word }: Greeting): Promise<object> {
    return { word };
  }
}

@Module({ controllers: [FormsController] })
class FormsModule {}

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ modules: [FormsModule] });
});
afterAll(() => api.close());

const send = (path: string, form: FormData): Promise<Response> =>
  api.fetch(`/api/forms/${path}`, { method: 'POST', body: form });

const file = (size: number): Blob => new Blob([new Uint8Array(size)]);

test('reads the fields and files of a form', async () => {
  const form = new FormData();
  form.set('title', 'A night in Marfa');
  form.set('heroImage', file(1_000), 'hero.jpg');

  expect(await (await send('whole', form)).json()).toEqual({
    fields: { title: 'A night in Marfa' },
    files: [['heroImage', 'hero.jpg', 1_000]],
  });
});

test('an empty file input is not a file', async () => {
  const form = new FormData();
  form.set('heroImage', file(0), '');

  expect(await (await send('whole', form)).json()).toEqual({ fields: {}, files: [] });
});

test('a file above the limit is rejected at its field', async () => {
  const form = new FormData();
  form.set('heroImage', file(1_001), 'hero.jpg');
  const response = await send('whole', form);

  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ fields: { heroImage: 'This file is too large.' } });
});

test('reads a text of ten thousand characters in any script', async () => {
  const form = new FormData();
  form.set('description', '\u{1F5BC}'.repeat(10_000));

  expect((await send('whole', form)).status).toBe(201);
});

test('a text above the limit is rejected at its field', async () => {
  const form = new FormData();
  form.set('description', 'x'.repeat(65_537));
  const response = await send('whole', form);

  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ fields: { description: 'This text is too long.' } });
});

test('too many files are rejected', async () => {
  const form = new FormData();
  for (const name of ['a', 'b', 'c']) form.append('photos', file(10), name);
  expect((await send('parts', form)).status).toBe(413);
});

test.each([
  ['JSON', 'application/json', '{}', 415],
  ['no boundary', 'multipart/form-data', 'x', 400],
  [
    'a form that breaks off',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; na',
    400,
  ],
])('%s is rejected', async (_what, type, body, status) => {
  const headers = { 'content-type': type };
  const response = await api.fetch('/api/forms/parts', { method: 'POST', headers, body });
  expect(response.status).toBe(status);
});

describe('a route that accepts fields', () => {
  const post = async (body: string, type = 'application/x-www-form-urlencoded;charset=UTF-8') => {
    const headers = { 'content-type': type };
    const response = await api.fetch('/api/forms/fields', { method: 'POST', headers, body });
    return { status: response.status, body: (await response.json()) as object };
  };

  test.each([
    ['of a form', 'word=%C3%89t%C3%A9+blanc', undefined],
    ['whose last counts', 'word=No&word=%C3%89t%C3%A9+blanc', undefined],
    ['in JSON', '{"word":"Été blanc"}', 'application/json'],
  ])('reads those %s', async (_what, body, type) => {
    expect(await post(body, type)).toEqual({ status: 201, body: { word: 'Été blanc' } });
  });

  test.each([
    ['word=+', 'validation_failed'],
    ['word=a&__proto__=b', 'malformed_body'],
    ['word=a&other=b', 'validation_failed'],
    [`word=a${'&a=b'.repeat(300)}`, 'malformed_body'],
  ])('rejects %.30s, and says so in success', async (body, code) => {
    expect(await post(body)).toMatchObject({ status: 400, body: { success: false, code } });
  });
});

test('a route that accepts none rejects a plain form', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await api.fetch('/api/forms/whole', { method: 'POST', headers, body: 'a=b' });
  expect(response.status).toBe(415);
});

test('a sender who disconnects in the middle of a file does no harm', async () => {
  const socket = net.connect(Number(new URL(api.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    'POST /api/forms/whole HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\n' +
      'Content-Length: 900\r\n\r\n--x\r\nContent-Disposition: form-data; name="a"; filename="a.jpg"\r\n\r\nhalf',
  );
  const ended = socketEnd(socket);
  socket.end();
  socket.resume();
  await ended;

  expect((await send('whole', new FormData())).status).toBeLessThan(500);
});
