import sharp from 'sharp';
import type { InventoryPage, InventoryRecord } from '../../src/catalog';
import { asOwner } from '../app/signed-in-owner';
import type { TestApi } from '../app/start-api';

const LIST = '/api/admin/artwork-inventory';

/** An answer of the inventory: its status, and whatever came. */
export interface InventoryAnswer<Body> {
  status: number;
  body: Body;
}

/** What a refusal says. */
export interface Refused {
  code: string;
  message: string;
  fields?: Record<string, string>;
  details?: { record?: InventoryRecord };
}

/** A JPEG that no other test has; of `tone` its bytes depend. */
export const aJpeg = (tone = 120): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: tone, g: 40, b: 90 } } })
    .jpeg()
    .toBuffer();

/** A multipart form: plain values as text, others as JSON, buffers as files. */
export function formOf(
  fields: Record<string, string | number | boolean | object>,
  files: [string, Buffer, string?][] = [],
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  for (const [name, bytes, fileName = 'bloom.jpg'] of files)
    form.append(name, new Blob([new Uint8Array(bytes)]), fileName);
  return form;
}

/** A print size of the form. */
export const printSize = (change: object = {}) => ({
  enabled: true,
  price: 4_000,
  editionCount: 9,
  framedSize: '32.5x32.5',
  frameStyle: 'White',
  ...change,
});

/** Calls the inventory as the owner, unless other headers are given. */
export async function inventory<Body = InventoryRecord>(
  api: TestApi,
  method: string,
  path: string,
  {
    form,
    json,
    headers = asOwner,
  }: { form?: FormData; json?: object; headers?: Record<string, string> } = {},
): Promise<InventoryAnswer<Body>> {
  const response = await api.fetch(`${LIST}${path}`, {
    method,
    headers: json ? { ...headers, 'content-type': 'application/json' } : headers,
    body: json ? JSON.stringify(json) : form,
  });
  const body = (await response.json()) as Body;
  return { status: response.status, body };
}

/** Ids of a page of the list. */
export async function listed(api: TestApi, query = ''): Promise<string[]> {
  const { body } = await inventory<InventoryPage>(api, 'GET', `/page${query}`);
  return body.items.map(({ title }) => title);
}
