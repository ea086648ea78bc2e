import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { startApi, type TestApi } from '../../../test/app/start-api';

const CONFIGURATION = path.resolve(__dirname, '../../../../../deploy/nginx/body-limits.conf');

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Addresses at which nginx takes more than of other requests. */
async function uploadsOfNginx(): Promise<((address: string) => boolean)[]> {
  const text = await readFile(CONFIGURATION, 'utf8');
  return [...text.matchAll(/^location (=|~) (\S+) \{$/gm)].map(([, kind, place = '']) =>
    kind === '=' ? (address) => address === place : (address) => new RegExp(place).test(address),
  );
}

/** Addresses of forms with files, as the document has them. */
async function formsOfTheApi(): Promise<string[]> {
  const document: OpenAPIObject = JSON.parse(await (await api.request('/api/openapi.json')).text());
  return Object.entries(document.paths)
    .filter(([, operations]) => JSON.stringify(operations).includes('multipart/form-data'))
    .map(([address]) => address.replaceAll(/\{\w+\}/g, '7'));
}

test('nginx accepts large uploads where the API does, and nowhere else (X4)', async () => {
  const [locations, forms] = [await uploadsOfNginx(), await formsOfTheApi()];
  expect(forms).toContain('/api/admin/site/films');
  expect(forms.filter((form) => !locations.some((isAt) => isAt(form)))).toEqual([]);
  expect(locations.filter((isAt) => !forms.some((form) => isAt(form)))).toEqual([]);
});
