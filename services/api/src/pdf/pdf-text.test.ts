import { readPdf } from '../../test/app/read-pdf';
import { renderPdfPage } from './pdf-page';
import { writeLine } from './pdf-text';

const about = { title: 'Names', author: 'TF Gallery', date: new Date('2026-11-23T00:00:00Z') };

const written = async (name: string): Promise<string> => {
  const style = { face: 'sans', size: 10, color: '#000' } as const;
  const pdf = await renderPdfPage({ ...about, paper: 'letter' }, (page, tags) =>
    tags.part('P', () => writeLine(page, name, style, { left: 50, baseline: 100 })),
  );
  return readPdf(pdf).text;
};

test.each([
  'Łukasz Żółć',
  'Nguyễn Thị Hồng',
  'Ёлка Ѳеодоръ',
  'Ἀθηνᾶ Παπαδοπούλου',
  '王小明 张伟 陳怡君',
  '山田太郎 さくら カタ',
  '김민수',
])('writes %s', async (name) => {
  expect(await written(name)).toBe(name.normalize('NFC'));
});

test('composes decomposed accents', async () => {
  expect(await written('Zoe\u0308')).toBe('Zo\u00eb');
});

test.each([
  ['יוסף כהן', 'ןהכ ףסוי'],
  ['Ada יוסף כהן Byron', 'Ada ןהכ ףסוי Byron'],
])('draws %s from right to left', async (name, seen) => {
  expect(await written(name)).toBe(seen);
});

test('is tagged, in English, and on the requested paper', async () => {
  const pdf = await renderPdfPage({ ...about, paper: 'a4' }, (page, tags) =>
    tags.part('Figure', () => page.rect(0, 0, 10, 10).fill('#000'), 'A black square'),
  );
  const { pages, title, tags, alts } = readPdf(pdf);
  expect({ pages, title, tags, alts }).toEqual({
    pages: [{ width: 595.28, height: 841.89 }],
    title: 'Names',
    tags: ['Figure', 'Document'],
    alts: ['A black square'],
  });
  const raw = pdf.toString('latin1');
  for (const part of ['/Marked true', '/Lang (en-US)', '/DisplayDocTitle true', '<pdfuaid:part>1<'])
    expect(raw).toContain(part);
});
