import {
  DocumentPen,
  INK,
  INK_2,
  INK_3,
  LEFT,
  PX,
  renderPdfPage,
  RIGHT,
  sans,
  STEP,
  textWidth,
  wrapText,
  writeLine,
  type PdfTextStyle,
} from '../../pdf';

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
  facts: readonly { label: string; value: string }[];
  addresses: readonly { label: string; lines: readonly string[] }[];
  lines: readonly DocumentLine[];
  sums: readonly { label: string; value: string; isTotal: boolean }[];
  foot: readonly string[];
}

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
  };
  return renderPdfPage(about, (page) => {
    const pen = new DocumentPen(page);
    drawHead(pen, order);
    drawAddresses(pen, order);
    pen.rule(INK);
    for (const line of order.lines) drawLine(pen, line);
    for (const sum of order.sums) drawSum(pen, sum);
    pen.down(44 * PX);
    for (const sentence of order.foot) pen.paragraph(sentence, sans(INK_3, 12));
  });
}

function drawHead(pen: DocumentPen, { gallery, kind, from, facts }: OrderDocument): void {
  pen.left(gallery, { face: 'serif', size: 22 * PX, color: INK });
  pen.right(kind, { face: 'serif', size: 17.5 * PX, color: INK });
  pen.down(20 * PX);
  pen.rule(INK);
  pen.down(26 * PX);
  const rows = Math.max(from.length, facts.length);
  for (let row = 0; row < rows; row += 1) {
    pen.left(from[row] ?? '', sans(INK_2));
    const fact = facts[row];
    if (fact) {
      pen.left(fact.label, sans(INK_3), MIDDLE);
      pen.right(fact.value, sans(INK));
    }
    pen.down(STEP);
  }
  pen.down(22 * PX);
}

function drawAddresses(pen: DocumentPen, { addresses }: OrderDocument): void {
  const top = pen.y;
  let foot = top;
  addresses.forEach(({ label, lines }, index) => {
    const left = index === 0 ? LEFT : MIDDLE;
    pen.y = top;
    pen.left(label, sans(INK_3, 12), left);
    for (const line of lines) {
      pen.down(STEP);
      pen.left(line, sans(INK, 14), left);
    }
    foot = Math.max(foot, pen.y);
  });
  pen.y = foot + 34 * PX;
}

function drawLine(pen: DocumentPen, { title, detail, which, amount }: DocumentLine): void {
  const figures = amount === null ? which : `${which}   ${amount}`;
  const room = RIGHT - LEFT - textWidth(pen.page, figures, sans(INK)) - 24 * PX;
  const titles = wrapText(pen.page, title, TITLE, room);
  const details = wrapText(pen.page, detail, sans(INK_2), room);
  pen.need((titles.length + details.length) * STEP + 40 * PX);
  pen.down(28 * PX);
  pen.right(amount ?? which, sans(INK));
  if (amount !== null) {
    const right = RIGHT - 110 * PX;
    writeLine(pen.page, which, sans(INK_2), { right, baseline: pen.y });
  }
  for (const line of titles) {
    pen.left(line, TITLE);
    pen.down(STEP);
  }
  for (const line of details) {
    pen.left(line, sans(INK_2));
    pen.down(STEP);
  }
  pen.down(-STEP + 16 * PX);
  pen.rule();
}

function drawSum(pen: DocumentPen, { label, value, isTotal }: OrderDocument['sums'][number]): void {
  pen.need(30 * PX);
  pen.down(24 * PX);
  const color = isTotal ? INK : INK_2;
  pen.left(label, sans(color, isTotal ? 15 : 13), MIDDLE);
  pen.right(value, sans(color, isTotal ? 15 : 13));
}
