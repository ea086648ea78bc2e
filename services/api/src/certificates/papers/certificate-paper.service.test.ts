import path from 'node:path';
import sharp from 'sharp';
import { readFile } from 'node:fs/promises';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { buyPrints, confirmEmail, holder } from '../../../test/builders/certificates';
import { signedIn, type TestCollector } from '../../../test/builders/collectors';
import { MediaFilesService, MediaService } from '../../media';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const sheetOf = (coaId: string, headers: Record<string, string> = {}): Promise<Response> =>
  api.request(`/api/collector/certificates/${coaId}.pdf`, { headers });

/** Gives the sold print a picture and a signature that exist as files. */
async function dress(): Promise<void> {
  const photograph = sharp({ create: { width: 1600, height: 1067, channels: 3, background: '#345' } });
  const picture = await api
    .get(MediaService)
    .importImage(await photograph.jpeg().toBuffer(), { alt: 'A bloom' });
  const drawing = await readFile(path.join(__dirname, '../../../../../demo/site/signature.svg'));
  const src = await api.get(MediaFilesService).importSvg(drawing);
  await api.database.manager.query(
    'UPDATE certificates SET picture_id = ?, signature_src = ?, signature_applied_at = sale_date',
    [picture, src],
  );
}

async function bytesOf(answer: Response): Promise<Buffer> {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return Buffer.from(await answer.arrayBuffer());
}

test('the holder opens the sheet with picture and signature, in a tab that is recognized by its cookie (C44)', async () => {
  const ada = await holder(api);
  const bare = await bytesOf(await sheetOf(ada.coaId, ada.headers));
  await dress();
  const cookie = `collector=${ada.headers.authorization.slice('Bearer '.length)}`;
  const dressed = await bytesOf(await sheetOf(ada.coaId, { cookie }));
  expect(dressed.toString('latin1', 0, 5)).toBe('%PDF-');
  expect([pictures(bare), pictures(dressed)]).toEqual([0, 2]);
});

const pictures = (pdf: Buffer): number => pdf.toString('latin1').split('/Subtype /Image').length - 1;

test('the same certificate has the same sheet, and browsers that have it get 304', async () => {
  const ada = await holder(api);
  const first = await sheetOf(ada.coaId, ada.headers);
  const etag = first.headers.get('etag') ?? '';
  expect(await bytesOf(await sheetOf(ada.coaId, ada.headers))).toEqual(await bytesOf(first));
  expect((await sheetOf(ada.coaId, { ...ada.headers, 'if-none-match': etag })).status).toBe(304);
});

test('a cached sheet is not shown as valid once the certificate is revoked', async () => {
  const ada = await holder(api);
  const before = await sheetOf(ada.coaId, ada.headers);
  await api.database.manager.query(`UPDATE certificates SET state = 'revoked'`);
  const known = { ...ada.headers, 'if-none-match': before.headers.get('etag') ?? '' };
  expect(await bytesOf(await sheetOf(ada.coaId, known))).not.toEqual(await bytesOf(before));
});

test('nobody else learns anything about it', async () => {
  const { coaId } = await holder(api);
  const elena: TestCollector = await signedIn(api, { firstName: 'Elena' });
  expect((await sheetOf(coaId, elena.headers)).status).toBe(404);
  expect((await sheetOf('COA-0000-0000-0000', elena.headers)).status).toBe(404);
  expect((await sheetOf(coaId)).status).toBe(401);
});

test('names in other alphabets are printed', async () => {
  const ada = await signedIn(api, { email: 'ada@example.com' });
  const [coaId = ''] = await buyPrints(api, { title: 'Łąka Αθηνά Ёлка' });
  await confirmEmail(api, ada);
  const pdf = (await bytesOf(await sheetOf(coaId, ada.headers))).toString('latin1');
  expect(pdf.match(/\/FontName \/\w+\+EBGaramond-Italic/g)).toHaveLength(4);
});
