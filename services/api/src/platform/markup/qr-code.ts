import { create, toString } from 'qrcode';

/** Pixels per module: sharp on a poster, and still only a few hundred bytes. */
const MODULE_PIXELS = 16;
/** The white margin that scanners need, in modules. */
const QUIET_ZONE_MODULES = 4;
const WHITE = 255;

/** A QR code as a PNG data URI. */
export async function qrCodeDataUri(text: string): Promise<string> {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * QUIET_ZONE_MODULES;
  const bitmap = Buffer.alloc(side * side, WHITE);
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column))
        bitmap[(row + QUIET_ZONE_MODULES) * side + column + QUIET_ZONE_MODULES] = 0;
    }
  }
  const { default: sharp } = await import('sharp');
  const png = await sharp(bitmap, { raw: { width: side, height: side, channels: 1 } })
    .resize({ width: side * MODULE_PIXELS, kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** A QR code as an SVG data URI: sharp in print. */
export async function qrCodeSvgUri(text: string): Promise<string> {
  const svg = await toString(text, {
    type: 'svg',
    errorCorrectionLevel: 'M',
    margin: QUIET_ZONE_MODULES,
  });
  return `data:image/svg+xml,${encodeURIComponent(svg.trim())}`;
}
