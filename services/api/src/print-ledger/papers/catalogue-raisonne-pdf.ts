import {
  INK,
  INK_2,
  INK_3,
  LEFT,
  PAPERS,
  PX,
  renderPdfPage,
  sans,
  textWidth,
  wrapText,
  writeLine,
  type PaperTags,
  type PDFDocument,
  type PdfTextStyle,
} from '../../pdf';
import type { PaperSize } from '../../platform';

/** A JPEG with the proportions of its original. */
export interface CataloguePicture {
  jpeg: Buffer;
  width: number;
  height: number;
  alt: string;
}

/** An edition of a work. */
export interface CatalogueEdition {
  /** `30 × 20 in, framed 42 × 32 in, black`. */
  dimensions: string;
  total: number;
  sold: number;
  /** Certificates of sold prints: `3: TF-7K3M-Q9XD`. */
  certificates: readonly string[];
}

/** A work on its own page. */
export interface CatalogueWork {
  title: string;
  /** `FLORALS, 2025`. */
  origin: string;
  medium: string;
  description: string;
  editions: readonly CatalogueEdition[];
  artistProofs: string;
  /** Only one picture is in memory at a time. */
  loadPicture: () => Promise<CataloguePicture | null>;
}

/** The content of a catalogue raisonné. */
export interface CatalogueRaisonne {
  artist: string;
  gallery: string;
  /** `24 works, 2019 to 2025`. */
  extent: string;
  /** `November 27, 2026`. */
  day: string;
  date: Date;
  paper: PaperSize;
  works: readonly CatalogueWork[];
}

const LINE = '#d8d2c4';
const RED = '#a32a1c';
const TOP = 80 * PX;
const KIND = 'Catalogue raisonné';
/** Dots are drawn only for small editions; a mini would have too many. */
const MAX_DOTS = 12;
const DOT = 3.2;
const ENTRY_STEP = 23 * PX;

interface Sheet {
  page: PDFDocument;
  tags: PaperTags;
  right: number;
  bottom: number;
}

/** A cover, a page for each work, and an index by title. */
export function renderCatalogueRaisonne(catalogue: CatalogueRaisonne): Promise<Buffer> {
  const { artist, gallery, date, paper, works } = catalogue;
  const { width, height } = PAPERS[paper];
  return renderPdfPage({ title: `${artist}: ${KIND}`, author: gallery, date, paper }, async (page, tags) => {
    const sheet: Sheet = { page, tags, right: width - LEFT, bottom: height - 82 * PX };
    drawCover(sheet, catalogue, (await works[0]?.loadPicture()) ?? null);
    for (const [index, work] of works.entries()) {
      const picture = await work.loadPicture();
      page.addPage();
      drawWork(sheet, work, picture);
      drawFoot(sheet, artist, index + 2);
    }
    drawIndex(sheet, catalogue);
  });
}

function drawCover(
  { page, tags, right, bottom }: Sheet,
  catalogue: CatalogueRaisonne,
  picture: CataloguePicture | null,
): void {
  const { artist, gallery, extent, day } = catalogue;
  const write = (text: string, style: PdfTextStyle, baseline: number) =>
    writeLine(page, text, style, { left: LEFT, baseline });
  const name = fittingStyle(page, artist, 'serif', right - LEFT);
  tags.part('P', () => write(artist, name, TOP + 20 * PX));
  tags.part('H1', () => write(KIND, { face: 'italic', size: 24 * PX, color: INK_2 }, TOP + 62 * PX));
  tags.decoration(() => rule(page, TOP + 92 * PX, right, INK));
  if (picture)
    drawPicture({ page, tags }, picture, { top: TOP + 124 * PX, width: right - LEFT, height: 560 * PX });
  tags.part('P', () => write(extent, sans(INK, 14), bottom - 22 * PX));
  tags.part('P', () => write(`${gallery}, ${day}`, sans(INK_3), bottom));
}

function drawWork(sheet: Sheet, work: CatalogueWork, picture: CataloguePicture | null): void {
  const { page, tags, right, bottom } = sheet;
  const certificateLines = work.editions.reduce(
    (sum, { certificates }) => sum + Math.ceil(certificates.length / 3),
    0,
  );
  const facts = work.editions.length * 27 * PX + certificateLines * 16 * PX;
  const tallest = Math.max(200 * PX, Math.min(560 * PX, bottom - TOP - facts - 220 * PX));
  let baseline = TOP - 20 * PX;
  if (picture)
    baseline += drawPicture(sheet, picture, { top: baseline, width: right - LEFT, height: tallest });
  baseline += 52 * PX;
  const heading = fittingStyle(page, work.title, 'italic', right - LEFT);
  tags.part('H2', () => {
    for (const line of wrapText(page, work.title, heading, right - LEFT).slice(0, 2)) {
      writeLine(page, line, heading, { left: LEFT, baseline });
      baseline += heading.size * 1.15;
    }
  });
  baseline -= heading.size * 1.15 - 31 * PX;
  for (const line of [work.origin, work.medium].filter(Boolean)) {
    tags.part('P', () => writeLine(page, line, sans(INK_2), { left: LEFT, baseline }));
    baseline += 19 * PX;
  }
  baseline = drawDescription(sheet, work.description, baseline + 8 * PX, bottom - facts - 52 * PX);
  tags.decoration(() => rule(page, baseline, right, LINE));
  for (const edition of work.editions) baseline = drawEdition(sheet, edition, baseline + 27 * PX);
  if (work.artistProofs !== '')
    tags.part('P', () =>
      writeLine(page, work.artistProofs, sans(INK_3), { left: LEFT, baseline: baseline + 27 * PX }),
    );
}

/** As many lines as fit above what follows. @returns the baseline after it */
function drawDescription({ page, tags, right }: Sheet, text: string, from: number, to: number): number {
  const prose: PdfTextStyle = { face: 'serif', size: 15 * PX, color: INK };
  const room = Math.floor((to - from) / (21 * PX));
  const lines = text === '' ? [] : wrapText(page, text, prose, Math.min(right - LEFT, 560 * PX));
  if (lines.length === 0 || room < 1) return from;
  const shown = lines.slice(0, room);
  if (shown.length < lines.length)
    shown[shown.length - 1] = `${(shown.at(-1) ?? '').replace(/[\s.,;:]+\S*$/, '')} …`;
  let baseline = from + 8 * PX;
  tags.part('P', () => {
    for (const line of shown) {
      writeLine(page, line, prose, { left: LEFT, baseline });
      baseline += 21 * PX;
    }
  });
  return baseline + 2 * PX;
}

/** Size and dots on one line, the certificates beneath it. @returns its last baseline */
function drawEdition({ page, tags, right }: Sheet, edition: CatalogueEdition, baseline: number): number {
  const { dimensions, total, sold, certificates } = edition;
  const count = sold === 0 ? `Edition of ${total}` : `${sold} of ${total} sold`;
  tags.part('P', () => {
    writeLine(page, dimensions, sans(INK), { left: LEFT, baseline });
    writeLine(page, count, sans(INK_2), { right, baseline });
  });
  if (total <= MAX_DOTS) {
    const start = right - 120 * PX - total * 14 * PX;
    tags.decoration(() => {
      for (let number = 0; number < total; number += 1) {
        page.circle(start + number * 14 * PX, baseline - DOT, DOT).lineWidth(0.7);
        if (number < sold) page.fillAndStroke(RED, RED);
        else page.stroke(INK_3);
      }
    });
  }
  let last = baseline;
  for (let from = 0; from < certificates.length; from += 3) {
    last += 16 * PX;
    const line = `${from === 0 ? 'Certificates ' : ''}${certificates.slice(from, from + 3).join(' · ')}`;
    tags.part('P', () => writeLine(page, line, sans(INK_3, 12), { left: LEFT, baseline: last }));
  }
  return last;
}

/** Draws the uncropped picture. @returns its height */
function drawPicture(
  { page, tags }: Pick<Sheet, 'page' | 'tags'>,
  { jpeg, width, height, alt }: CataloguePicture,
  room: { top: number; width: number; height: number },
): number {
  const across = Math.min(room.width, room.height * (width / height));
  const tall = across * (height / width);
  tags.part('Figure', () => page.image(jpeg, LEFT, room.top, { width: across, height: tall }), alt);
  return tall;
}

function drawIndex(sheet: Sheet, { works, artist }: CatalogueRaisonne): void {
  const { page, tags, right, bottom } = sheet;
  const entries = works
    .map(({ title, origin }, index) => ({ title, origin, number: String(index + 2) }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
  const rows = Math.floor((bottom - TOP - 50 * PX) / ENTRY_STEP);
  for (let from = 0; from < entries.length; from += rows) {
    page.addPage();
    tags.part('H2', () =>
      writeLine(page, 'Index', { face: 'serif', size: 22 * PX, color: INK }, { left: LEFT, baseline: TOP }),
    );
    tags.decoration(() => rule(page, TOP + 20 * PX, right, INK));
    entries.slice(from, from + rows).forEach(({ title, origin, number }, index) => {
      const baseline = TOP + 50 * PX + index * ENTRY_STEP;
      const name: PdfTextStyle = { face: 'italic', size: 16 * PX, color: INK };
      const line = wrapText(page, title, name, 400 * PX)[0] ?? '';
      tags.part('P', () => {
        writeLine(page, line, name, { left: LEFT, baseline });
        writeLine(page, origin, sans(INK_3), {
          left: LEFT + textWidth(page, line, name) + 12 * PX,
          baseline,
        });
        writeLine(page, number, sans(INK_2), { right, baseline });
      });
    });
    drawFoot(sheet, artist, works.length + 2 + from / rows);
  }
}

function drawFoot({ page, tags, right, bottom }: Sheet, artist: string, number: number): void {
  const baseline = bottom + 34 * PX;
  tags.decoration(() => {
    writeLine(page, `${artist}, ${KIND.toLowerCase()}`, sans(INK_3, 12), { left: LEFT, baseline });
    writeLine(page, String(number), sans(INK_3, 12), { right, baseline });
  });
}

/** The largest size in which it fits on one line, or the smallest size. */
function fittingStyle(page: PDFDocument, text: string, face: 'serif' | 'italic', room: number): PdfTextStyle {
  const styles = [44, 38, 30, 24].map((px): PdfTextStyle => ({ face, size: px * PX, color: INK }));
  return styles.find((style) => textWidth(page, text, style) <= room) ?? { face, size: 20 * PX, color: INK };
}

function rule(page: PDFDocument, y: number, right: number, color: string): void {
  page.moveTo(LEFT, y).lineTo(right, y).lineWidth(PX).stroke(color);
}
