import { formatLongDay } from '@gallery/domain';
import { DocumentPen, INK, INK_2, INK_3, LEFT, PX, renderPdfPage, sans, STEP, wrapText } from '../../pdf';
import type { Paper } from '../../platform';

/** A print that is handed over. */
export interface ConsignedPrint {
  title: string;
  /** Series and year, medium, size, number and edition. */
  lines: readonly string[];
  amounts: readonly (readonly [label: string, amount: string])[];
  picture: { jpeg: Buffer; alt: string } | null;
}

/** The content of a consignment sheet. */
export interface ConsignmentSheet {
  gallery: string;
  /** The gallery's address and contact. */
  from: readonly string[];
  /** The venue's name and address. */
  to: readonly string[];
  date: Date;
  facts: readonly (readonly [label: string, value: string])[];
  paper: Paper;
  prints: readonly ConsignedPrint[];
  totals: readonly (readonly [label: string, amount: string])[];
  terms: readonly string[];
  /** Who signs. */
  parties: readonly [string, string];
}

/** What terms depend on. */
interface ConsignmentConditions {
  gallery: string;
  venue: string;
  venueSharePercent: number;
  /** `2026-12-31`. */
  endsOn: string;
  furtherTerms: string;
}

/** How soon a venue pays for what it sold. */
const PAYMENT_DAYS = 30;

/** What both sides sign, a sentence each. */
export function consignmentTerms(conditions: ConsignmentConditions): string[] {
  const { gallery, venue, venueSharePercent, endsOn, furtherTerms } = conditions;
  return [
    `The prints remain the property of ${gallery} until they are paid for in full.`,
    `${venue} sells at the retail prices above. A lower price needs the written consent of ${gallery}.`,
    `${venue} keeps ${venueSharePercent} % of the retail price, without sales tax, and pays the rest within ${PAYMENT_DAYS} days of each sale.`,
    `${venue} tells ${gallery} the number of each print on the day of its sale. ${gallery} then issues the certificate of authenticity to the buyer.`,
    `${venue} insures the prints at their retail prices from receipt until return, and does not lend or move them elsewhere.`,
    `Prints that are not sold come back by ${formatLongDay(endsOn)} in the condition in which they were received.`,
    ...furtherTerms.split('\n').map((line) => line.trim()),
  ].filter(Boolean);
}

const MIDDLE = LEFT + 330 * PX;
/** Side of the square that a picture fits in. */
const PICTURE = 84 * PX;
const TEXT_LEFT = LEFT + PICTURE + 22 * PX;
/** 10 points, which everything that is signed has at least. */
const TEXT_PX = 10 / PX;
const SIGNATURE_HEIGHT = 190 * PX;

/** Lists prints that a venue takes to sell, with the terms and room for both signatures, on as many pages as it needs. */
export function renderConsignmentSheet(sheet: ConsignmentSheet): Promise<Buffer> {
  const { gallery, to, date, paper, prints, totals, terms } = sheet;
  const about = { title: `Consignment sheet: ${to[0] ?? ''}`, author: gallery, date, paper };
  return renderPdfPage(about, (page, tags) => {
    const pen = new DocumentPen(page, tags, paper);
    pen.head(gallery, 'Consignment sheet');
    drawParties(pen, sheet);
    pen.rule(INK);
    pen.down(22 * PX);
    for (const print of prints) drawPrint(pen, print);
    for (const [label, amount] of totals) {
      pen.need(STEP * 1.5);
      pen.down(STEP);
      pen.row(label, amount, { left: MIDDLE, px: TEXT_PX, color: INK });
    }
    pen.down(44 * PX);
    pen.need(60 * PX);
    tags.part('H2', () => pen.left('Terms', { face: 'serif', size: 18 * PX, color: INK }));
    pen.down(26 * PX);
    terms.forEach((term, index) => {
      pen.paragraph(`${index + 1}. ${term}`, sans(INK_2, TEXT_PX));
      pen.down(4 * PX);
    });
    drawSignatures(pen, sheet.parties);
  });
}

function drawParties(pen: DocumentPen, { from, to, facts }: ConsignmentSheet): void {
  const top = pen.y;
  let foot = top;
  [
    { label: 'From', lines: from, left: LEFT },
    { label: 'To', lines: to, left: MIDDLE },
  ].forEach(({ label, lines, left }) => {
    pen.y = top;
    pen.tags.part('P', () => {
      pen.left(label, sans(INK_3, TEXT_PX), left);
      for (const line of lines.flatMap((each) =>
        wrapText(pen.page, each, sans(INK, 14), pen.right - MIDDLE),
      )) {
        pen.down(STEP);
        pen.left(line, sans(INK, 14), left);
      }
    });
    foot = Math.max(foot, pen.y);
  });
  pen.y = foot + 30 * PX;
  for (const [label, value] of facts) {
    pen.row(label, value, { px: TEXT_PX });
    pen.down(STEP);
  }
  pen.down(8 * PX);
}

function drawPrint(pen: DocumentPen, { title, lines, amounts, picture }: ConsignedPrint): void {
  const heading = { face: 'italic', size: 17 * PX, color: INK } as const;
  const details = lines.flatMap((line) =>
    wrapText(pen.page, line, sans(INK_2, TEXT_PX), MIDDLE + 110 * PX - TEXT_LEFT),
  );
  const height = Math.max(PICTURE, (details.length + 1) * STEP) + 28 * PX;
  pen.need(height);
  const top = pen.y;
  if (picture) {
    const { jpeg, alt } = picture;
    pen.tags.part('Figure', () => pen.page.image(jpeg, LEFT, top, { fit: [PICTURE, PICTURE] }), alt || title);
  }
  pen.down(13 * PX);
  const first = pen.y;
  pen.tags.part('H2', () => pen.left(title, heading, TEXT_LEFT));
  pen.down(3 * PX);
  pen.tags.part('P', () => {
    for (const line of details) {
      pen.down(STEP);
      pen.left(line, sans(INK_2, TEXT_PX), TEXT_LEFT);
    }
  });
  pen.y = first;
  for (const [label, amount] of amounts) {
    pen.tags.part('P', () => pen.alignRight(`${label} ${amount}`, sans(INK, TEXT_PX)));
    pen.down(STEP);
  }
  pen.y = top + height - 14 * PX;
  pen.rule();
  pen.down(14 * PX);
}

/** A line for each name, and one for its date beneath it. */
function drawSignatures(pen: DocumentPen, parties: ConsignmentSheet['parties']): void {
  pen.need(SIGNATURE_HEIGHT);
  pen.down(30 * PX);
  const top = pen.y;
  parties.forEach((party, index) => {
    const left = index === 0 ? LEFT : MIDDLE;
    const right = index === 0 ? MIDDLE - 40 * PX : pen.right;
    pen.y = top;
    pen.tags.part('P', () => pen.left(`For ${party}`, sans(INK, TEXT_PX), left));
    for (const label of ['Name and signature', 'Date']) {
      pen.down((label === 'Date' ? 38 : 56) * PX);
      pen.tags.decoration(() =>
        pen.page.moveTo(left, pen.y).lineTo(right, pen.y).lineWidth(PX).stroke(INK_3),
      );
      pen.down(16 * PX);
      pen.tags.part('P', () => pen.left(label, sans(INK_3, 12), left));
    }
  });
}
