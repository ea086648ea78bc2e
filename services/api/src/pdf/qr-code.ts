import { create } from 'qrcode';
import type { PDFDocument } from './pdf-page';

/** Draws the QR code of an address as a square of so many points. As vectors, not as an image, it prints sharp. */
export function drawQrCode(
  page: PDFDocument,
  address: string,
  { x, y, side, color }: { x: number; y: number; side: number; color: string },
): void {
  const { modules } = create(address, { errorCorrectionLevel: 'M' });
  const step = side / modules.size;
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) page.rect(x + column * step, y + row * step, step, step);
    }
  }
  page.fill(color);
}
