import {
  PaperLayout,
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
import type { PaperSize } from '../../platform';

/** One line of the paper. */
export interface OrderPaperLine {
  title: string;
  /** `FLORALS, 2025, 20 × 20 in, framed 32.5 × 32.5 in, Black Frame`. */
  detail: string;
  /** `6 of 9`, or `3 ×` without edition numbers. */
  which: string;
  /** Null on a packing slip. */
  amount: string | null;
}

/** The content of a packing slip or an invoice. */
export interface OrderPaper {
  gallery: string;
  /** The gallery's address and contact. */
  from: readonly string[];
  /** `Invoice`. */
  kind: string;
  date: Date;
  paper: PaperSize;
  facts: readonly { label: string; value: string }[];
  addresses: readonly { label: string; lines: readonly string[] }[];
  lines: readonly OrderPaperLine[];
  sums: readonly { label: string; value: string; isTotal: boolean }[];
  foot: readonly string[];
}

/** 10 points, which everything on an invoice has at least. */
const TEXT_PX = 10 / PX;
const TITLE: PdfTextStyle = { face: 'italic', size: 18 * PX, color: INK };
/** Left edge of the second address and of the column of amounts. */
const MIDDLE = LEFT + 330 * PX;

/** Renders a packing slip or an invoice on as many pages as its lines need. */
export function renderOrderPaper(order: OrderPaper): Promise<Buffer> {
  const [fact] = order.facts;
  const about = {
    title: `${order.kind} ${fact?.value ?? ''}`.trim(),
    author: order.gallery,
    date: order.date,
    paper: order.paper,
  };
  return renderPdfPage(about, (page, tags) => {
    const layout = new PaperLayout(page, tags, order.paper);
    layout.head(order.gallery, order.kind);
    drawFacts(layout, order);
    drawAddresses(layout, order);
    layout.rule(INK);
    for (const line of order.lines) drawLine(layout, line);
    for (const sum of order.sums) drawSum(layout, sum);
    layout.down(44 * PX);
    for (const sentence of order.foot) layout.paragraph(sentence, sans(INK_3, TEXT_PX));
  });
}

/** The seller's address beside the order's number and date. */
function drawFacts(layout: PaperLayout, { from, facts }: OrderPaper): void {
  const top = layout.y;
  layout.tags.part('P', () => {
    for (const line of from) {
      layout.left(line, sans(INK_2, TEXT_PX));
      layout.down(STEP);
    }
  });
  const foot = layout.y;
  layout.y = top;
  for (const { label, value } of facts) {
    layout.row(label, value, { left: MIDDLE, px: TEXT_PX });
    layout.down(STEP);
  }
  layout.y = Math.max(foot, layout.y) + 22 * PX;
}

function drawAddresses(layout: PaperLayout, { addresses }: OrderPaper): void {
  const top = layout.y;
  let foot = top;
  addresses.forEach(({ label, lines }, index) => {
    const left = index === 0 ? LEFT : MIDDLE;
    layout.y = top;
    layout.tags.part('P', () => {
      layout.left(label, sans(INK_3, TEXT_PX), left);
      for (const line of lines) {
        layout.down(STEP);
        layout.left(line, sans(INK, 14), left);
      }
    });
    foot = Math.max(foot, layout.y);
  });
  layout.y = foot + 34 * PX;
}

function drawLine(layout: PaperLayout, { title, detail, which, amount }: OrderPaperLine): void {
  const figures = amount === null ? which : `${which}   ${amount}`;
  const room = layout.right - LEFT - textWidth(layout.page, figures, sans(INK, TEXT_PX)) - 24 * PX;
  const titles = wrapText(layout.page, title, TITLE, room);
  const details = wrapText(layout.page, detail, sans(INK_2, TEXT_PX), room);
  layout.need((titles.length + details.length) * STEP + 40 * PX);
  layout.down(28 * PX);
  const top = layout.y;
  layout.tags.part('P', () => {
    for (const line of titles) {
      layout.left(line, TITLE);
      layout.down(STEP);
    }
    for (const line of details) {
      layout.left(line, sans(INK_2, TEXT_PX));
      layout.down(STEP);
    }
  });
  const foot = layout.y;
  layout.y = top;
  layout.tags.part('P', () => {
    if (amount !== null) {
      const right = layout.right - 110 * PX;
      writeLine(layout.page, which, sans(INK_2, TEXT_PX), { right, baseline: layout.y });
    }
    layout.alignRight(amount ?? which, sans(INK, TEXT_PX));
  });
  layout.y = foot;
  layout.down(-STEP + 16 * PX);
  layout.rule();
}

function drawSum(layout: PaperLayout, { label, value, isTotal }: OrderPaper['sums'][number]): void {
  layout.need(30 * PX);
  layout.down(24 * PX);
  layout.row(label, value, { left: MIDDLE, px: isTotal ? 16 : TEXT_PX, color: isTotal ? INK : INK_2 });
}
