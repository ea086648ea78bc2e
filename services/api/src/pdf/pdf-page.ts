import PDFKit from 'pdfkit';

/** A sheet that is being drawn on. */
export type PDFDocument = InstanceType<typeof PDFKit>;

/** A4 in points. */
export const A4_PAGE = { width: 595.28, height: 841.89 };

/** Draws an A4 document of one page and resolves to its bytes. The same drawing gives the same bytes. */
export async function renderPdfPage(
  about: { title: string; author: string; date: Date },
  draw: (sheet: PDFDocument) => void,
): Promise<Buffer> {
  const sheet = new PDFKit({
    size: [A4_PAGE.width, A4_PAGE.height],
    margin: 0,
    pdfVersion: '1.7',
    lang: 'en',
    displayTitle: true,
    info: { Title: about.title, Author: about.author, CreationDate: about.date, ModDate: about.date },
  });
  const pieces: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    sheet.on('data', (piece: Buffer) => pieces.push(piece));
    sheet.on('end', () => resolve(Buffer.concat(pieces)));
    sheet.on('error', reject);
  });
  draw(sheet);
  sheet.end();
  return whole;
}
