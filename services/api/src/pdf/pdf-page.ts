import PDFKit from 'pdfkit';

export type PDFDocument = InstanceType<typeof PDFKit>;

/** A4 in points. */
export const A4_PAGE = { width: 595.28, height: 841.89 };

/** An A4 document of one page. The same content gives the same bytes. */
export async function renderPdfPage(
  about: { title: string; author: string; date: Date },
  draw: (page: PDFDocument) => void,
): Promise<Buffer> {
  const page = new PDFKit({
    size: [A4_PAGE.width, A4_PAGE.height],
    margin: 0,
    pdfVersion: '1.7',
    lang: 'en',
    displayTitle: true,
    info: { Title: about.title, Author: about.author, CreationDate: about.date, ModDate: about.date },
  });
  const chunks: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
  });
  draw(page);
  page.end();
  return bytes;
}
