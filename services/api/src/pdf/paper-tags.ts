import type PDFKit from 'pdfkit';

/** Parts of a document as PDF knows them. */
type Tag = 'H1' | 'H2' | 'P' | 'Figure' | 'Link';

/** The structure of a tagged PDF, which a screen reader follows. Whatever is drawn belongs to one part or is decoration. */
export class PaperTags {
  private readonly root;

  constructor(private readonly page: InstanceType<typeof PDFKit>) {
    this.root = page.struct('Document');
    page.addStructure(this.root);
  }

  /** Draws a part of the content. @param alt what a picture shows */
  part(tag: Tag, draw: () => void, alt?: string): void {
    this.root.add(this.page.struct(tag, alt === undefined ? {} : { alt }, [draw]));
  }

  /** Draws what only a sighted reader needs: rules, frames. */
  decoration(draw: () => void): void {
    this.page.markContent('Artifact', { type: 'Layout' });
    draw();
    this.page.endMarkedContent();
  }

  /** Draws a link of its own. */
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
