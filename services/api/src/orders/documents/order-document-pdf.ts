import {
  DocumentPen,
  INK,
  INK_2,
  INK_3,
  LEFT,
  PX,
  renderPdfPage,
  sans,
  STEP,
  textWidth,
  wrapText,
  writeLine,
  type PdfTextStyle,
} from '../../pdf';
import type { Paper } from '../../platform';

/** One line of the document. */
export interface DocumentLine {
  title: string;
  /** `FLORALS, 2025, 20 × 20 in, framed 32.5 × 32.5 in, Black Frame`. */
  detail: string;
  /** `6 of 9`, or `3 ×` without edition numbers. */
  which: string;
  /** Null on a packing slip. */
  amount: string | null;
}

/** The content of a packing slip or an invoice. */
export interface OrderDocument {
  gallery: string;
  /** The gallery's address and contact. */
  from: readonly string[];
  /** `Invoice`. */
  kind: string;
  date: Date;
  paper: Paper;
  facts: readonly { label: string; value: string }[];
  addresses: readonly { label: string; lines: readonly string[] }[];
  lines: readonly DocumentLine[];
  sums: readonly { label: string; value: string; isTotal: boolean }[];
  foot: readonly string[];
}

/** 10 points, which everything on an invoice has at least. */
const TEXT_PX = 10 / PX;
const TITLE: PdfTextStyle = { face: 'italic', size: 18 * PX, color: INK };
/** Left edge of the second address and of the column of amounts. */
const MIDDLE = LEFT + 330 * PX;

/** Renders a packing slip or an invoice on as many pages as its lines need. */
export function renderOrderDocument(order: OrderDocument): Promise<Buffer> {
  const [fact] = order.facts;
  const about = {
    title: `${order.kind} ${fact?.value ?? ''}`.trim(),
    author: order.gallery,
    date: order.date,
    paper: order.paper,
  };
  return renderPdfPage(about, (page, tags) => {
    const pen = new DocumentPen(page, tags, order.paper);
    pen.head(order.gallery, order.kind);
    drawFacts(pen, order);
    drawAddresses(pen, order);
    pen.rule(INK);
    for (const line of order.lines) drawLine(pen, line);
    for (const sum of order.sums) drawSum(pen, sum);
    pen.down(44 * PX);
    for (const sentence of order.foot) pen.paragraph(sentence, sans(INK_3, TEXT_PX));
  });
}

/** The seller's address beside the order's number and date. */
function drawFacts(pen: DocumentPen, { from, facts }: OrderDocument): void {
  const top = pen.y;
  pen.tags.part('P', () => {
    for (const line of from) {
      pen.left(line, sans(INK_2, TEXT_PX));
      pen.down(STEP);
    }
  });
  const foot = pen.y;
  pen.y = top;
  for (const { label, value } of facts) {
    pen.row(label, value, { left: MIDDLE, px: TEXT_PX });
    pen.down(STEP);
  }
  pen.y = Math.max(foot, pen.y) + 22 * PX;
}

function drawAddresses(pen: DocumentPen, { addresses }: OrderDocument): void {
  const top = pen.y;
  let foot = top;
  addresses.forEach(({ label, lines }, index) => {
    const left = index === 0 ? LEFT : MIDDLE;
    pen.y = top;
    pen.tags.part('P', () => {
      pen.left(label, sans(INK_3, TEXT_PX), left);
      for (const line of lines) {
        pen.down(STEP);
        pen.left(line, sans(INK, 14), left);
      }
    });
    foot = Math.max(foot, pen.y);
  });
  pen.y = foot + 34 * PX;
}

function drawLine(pen: DocumentPen, { title, detail, which, amount }: DocumentLine): void {
  const figures = amount === null ? which : `${which}   ${amount}`;
  const room = pen.right - LEFT - textWidth(pen.page, figures, sans(INK, TEXT_PX)) - 24 * PX;
  const titles = wrapText(pen.page, title, TITLE, room);
  const details = wrapText(pen.page, detail, sans(INK_2, TEXT_PX), room);
  pen.need((titles.length + details.length) * STEP + 40 * PX);
  pen.down(28 * PX);
  const top = pen.y;
  pen.tags.part('P', () => {
    for (const line of titles) {
      pen.left(line, TITLE);
      pen.down(STEP);
    }
    for (const line of details) {
      pen.left(line, sans(INK_2, TEXT_PX));
      pen.down(STEP);
    }
  });
  const foot = pen.y;
  pen.y = top;
  pen.tags.part('P', () => {
    if (amount !== null) {
      const right = pen.right - 110 * PX;
      writeLine(pen.page, which, sans(INK_2, TEXT_PX), { right, baseline: pen.y });
    }
    pen.alignRight(amount ?? which, sans(INK, TEXT_PX));
  });
  pen.y = foot;
  pen.down(-STEP + 16 * PX);
  pen.rule();
}

function drawSum(pen: DocumentPen, { label, value, isTotal }: OrderDocument['sums'][number]): void {
  pen.need(30 * PX);
  pen.down(24 * PX);
  pen.row(label, value, { left: MIDDLE, px: isTotal ? 16 : TEXT_PX, color: isTotal ? INK : INK_2 });
}
