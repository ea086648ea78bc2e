import { applyDecorators, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type PDFKit from 'pdfkit';
import type { PaperSize } from '../platform';

export type PDFDocument = InstanceType<typeof PDFKit>;

/** Paper sizes that a printer holds, in points. */
export const PAPERS: Readonly<Record<PaperSize, { width: number; height: number }>> = {
  letter: { width: 612, height: 792 },
  a4: { width: 595.28, height: 841.89 },
};

/** What a document's properties say about it, and the paper it is printed on. */
interface AboutDocument {
  title: string;
  author: string;
  date: Date;
  paper: PaperSize;
}

/** Newer than the library's types. */
const PDF_UA: object = { subset: 'PDF/UA' };

/**
 * A tagged PDF: it contains its reading order, alternative texts and language, as PDF/UA requires. The same content
 * produces the same bytes.
 * @param draw may load pictures between the pages: each is written to the file as it is drawn
 */
export async function renderPdfPage(
  { title, author, date, paper }: AboutDocument,
  draw: (page: PDFDocument, tags: PaperTags) => void | Promise<void>,
): Promise<Buffer> {
  const { width, height } = PAPERS[paper];
  // Loaded with the first paper, like each library that few requests need (docs/adr/0123).
  const { default: Document } = await import('pdfkit');
  const page = new Document({
    size: [width, height],
    margin: 0,
    pdfVersion: '1.7',
    ...PDF_UA,
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: date, ModDate: date },
  });
  const chunks: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
  });
  const tags = new PaperTags(page);
  await draw(page, tags);
  tags.end();
  page.end();
  return bytes;
}

const PDF = 'application/pdf';

/** A route that answers with a PDF: `pdfResponse`. */
export const ProducesPdf = (): MethodDecorator =>
  applyDecorators(ApiProduces(PDF), ApiOkResponse({ schema: { type: 'string', format: 'binary' } }));

/** A PDF that a browser shows, and saves under this name. */
export const pdfResponse = (bytes: Buffer, name: string): StreamableFile =>
  new StreamableFile(bytes, {
    type: PDF,
    length: bytes.length,
    disposition: `inline; filename="${name}.pdf"`,
  });

/** Parts of a document as PDF knows them. */
type Tag = 'H1' | 'H2' | 'P' | 'Figure' | 'Link';

/**
 * The structure of a tagged PDF, which a screen reader follows. Everything that is drawn belongs to one part or is
 * decoration.
 */
export class PaperTags {
  private readonly root;

  constructor(private readonly page: InstanceType<typeof PDFKit>) {
    this.root = page.struct('Document');
    page.addStructure(this.root);
  }

  /** Draws a part of the content. @param alt describes a picture */
  part(tag: Tag, draw: () => void, alt?: string): void {
    this.root.add(this.page.struct(tag, alt === undefined ? {} : { alt }, [draw]));
  }

  /** Draws what only sighted readers need: rules, frames. */
  decoration(draw: () => void): void {
    this.page.markContent('Artifact', { type: 'Layout' });
    draw();
    this.page.endMarkedContent();
  }

  /** Draws a separate link. */
  link(
    { url, alt }: { url: string; alt: string },
    box: [number, number, number, number],
    draw: () => void,
  ): void {
    const element = this.page.struct('Link', { alt });
    this.root.add(element);
    element.add(this.page.struct('Figure', { alt }, [draw]));
    const [x, y, width, height] = box;
    // Newer than the library's types.
    const inStructure: object = { structParent: element };
    this.page.link(x, y, width, height, url, inStructure);
    element.end();
  }

  end(): void {
    this.root.end();
  }
}
