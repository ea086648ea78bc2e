import type { OpenAPIObject } from '@nestjs/swagger';
import { signedIn } from '../../../test/builders/collectors';
import { staffSignedIn } from '../../../test/builders/staff';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { PUBLIC_EXTENSION } from '../http/public.decorator';

const METHODS = ['put', 'post', 'delete', 'patch'] as const;
/** In a header of an email the second line would be another header. */
const TWO_LINES = 'a\r\nBcc: x@example.com';
const NOTHINGS_ID = '019aa000-0000-7000-8000-000000000000';

/** Texts that people write in several lines, and secrets, which are compared and never shown. */
const MULTILINE = [
  /(^|\.)(password|currentPassword|newPassword|clientSecret)$/,
  /(^|\.)(message|note|notes|staffNote|description|experience|reason|text|body|words|caption|answer|editionPolicy|furtherTerms)$/,
];

/** A record that must not cost a sale, or be noticed: what does not fit in it is dropped, or the whole of it. */
const DROPPED =
  /^post \/api\/(analytics\/track|traffic-tracking): |(referralPartnerId|referralSource|referredAt)$|\battribution\./;
/** The field of forms that people never see: a sender who fills it in is thanked and ignored. */
const HONEYPOT = /: website$/;
/** Every unknown token is answered alike, whatever is in it. */
const TOKEN = /newsletter\S*: token$/;
/** Only devices are let in; their digests are matched whole. */
const DEVICES = /^post \/api\/event-devices\/photo-digests:/;
/** The address of a venue, printed on its sheet as it was entered. */
const PRINTED_ADDRESS = /consignment-sheet\.pdf: address$/;

const EXEMPT = [DROPPED, HONEYPOT, TOKEN, DEVICES, PRINTED_ADDRESS];

type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

interface Operation {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** Every text of its body by its path, such as `items.0.title`. */
  texts: string[];
}

let api: TestApi;
let document: OpenAPIObject;
beforeAll(async () => {
  api = await startApi({ stripe: true });
  document = JSON.parse(await (await api.request('/api/openapi.json')).text());
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** Of something that does not exist; numbers are checked before bodies. */
const nothingsPath = (path: string): string =>
  path.replaceAll(/\{\w*[Nn]umber\}/g, '1').replaceAll(/\{\w+\}/g, NOTHINGS_ID);

function resolve(schema: Schema): Exclude<Schema, { $ref: string }> {
  if (!('$ref' in schema)) return schema;
  const named = document.components?.schemas?.[schema.$ref.replace('#/components/schemas/', '')];
  if (!named) throw new Error(`${schema.$ref} is not in the document.`);
  return resolve(named);
}

function textsOf(given: Schema, path: string[] = []): string[] {
  const schema = resolve(given);
  if (path.length > 8) return [];
  if (schema.type === 'array' && schema.items) return textsOf(schema.items, [...path, '0']);
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  if (parts.length > 0) return parts.flatMap((part) => textsOf(part, path));
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, of]) => textsOf(of, [...path, name]));
  // A text that may be missing has two types, which Nest's types of a schema do not know.
  return [schema.type].flat().includes('string') ? [path.join('.')] : [];
}

/** Every operation with a JSON body, as someone who is let in. */
async function operations(): Promise<Operation[]> {
  const { headers: collector } = await signedIn(api);
  const { headers: staff } = await staffSignedIn(api, { role: 'owner' });
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): Operation[] => {
      const { requestBody, security = [], ...operation } = item[method] ?? {};
      const schema =
        requestBody && 'content' in requestBody && requestBody.content['application/json']?.schema;
      if (!schema) return [];
      const isStaffs = security.some((requirement) => 'staff' in requirement);
      const own = PUBLIC_EXTENSION in operation ? {} : collector;
      return [{ method, path, headers: isStaffs ? staff : own, texts: [...new Set(textsOf(schema))] }];
    }),
  );
}

/** A body with only this text; a number in the path is a place in a list. */
const bodyWith = (path: string): unknown =>
  path
    .split('.')
    .reduceRight<unknown>((inner, name) => (name === '0' ? [inner] : { [name]: inner }), TWO_LINES);

async function refusesAt({ method, path, headers }: Operation, text: string): Promise<boolean> {
  const answer = await api.request(nothingsPath(path), {
    method: method.toUpperCase(),
    headers,
    body: bodyWith(text),
  });
  const said: unknown = await answer.json().catch(() => null);
  if (answer.status !== 400 || typeof said !== 'object' || said === null || !('fields' in said)) return false;
  const named = Object.keys(said.fields ?? {});
  // A rule for each item of a list names the list.
  return named.some((field) => field === text || `${field}.0` === text);
}

test('no name, subject or other short text accepts a second line', async () => {
  const accepted: string[] = [];
  let asked = 0;
  for (const operation of await operations()) {
    for (const text of operation.texts) {
      asked += 1;
      const name = `${operation.method} ${operation.path}: ${text}`;
      if (MULTILINE.some((pattern) => pattern.test(text)) || EXEMPT.some((pattern) => pattern.test(name)))
        continue;
      if (!(await refusesAt(operation, text))) accepted.push(name);
    }
  }
  expect(asked).toBeGreaterThan(150);
  expect(accepted).toEqual([]);
});

test.each([
  '"a\r\nBcc: x"@example.com',
  'a\r\nBcc: x@example.com',
  '"a\nb"@example.com',
  'a\u2028b@example.com',
])('no email field accepts %j', async (email) => {
  const accepted: string[] = [];
  for (const { method, path, headers, texts } of await operations()) {
    for (const text of texts.filter((name) => /email$/i.test(name))) {
      const answer = await api.request(nothingsPath(path), {
        method: method.toUpperCase(),
        headers,
        body: JSON.parse(
          JSON.stringify(bodyWith(text)).replace(JSON.stringify(TWO_LINES), JSON.stringify(email)),
        ),
      });
      const said = await answer.text();
      if (answer.status !== 400 || !said.includes(`"${text}"`)) accepted.push(`${method} ${path}: ${text}`);
    }
  }
  expect(accepted).toEqual([]);
});
