/** Inches per unit; a bare number is inches. */
const INCHES_PER_UNIT: Record<string, number> = {
  '': 1,
  in: 1,
  '"': 1,
  '”': 1,
  cm: 1 / 2.54,
  m: 100 / 2.54,
  ft: 12,
};

const LENGTH_PATTERN = /^(\d{1,5}(?:[.,]\d{1,3})?)\s*(in|"|”|cm|m|ft)?$/;

/** A typed length (`80`, `80 in`, `203 cm`, `2,03 m`, `7 ft`) in inches; null if it is not a length. */
export function parseLength(text: string): number | null {
  const [, number = '', unit = ''] = LENGTH_PATTERN.exec(text.trim().toLowerCase()) ?? [];
  const inches = Number(number.replace(',', '.')) * (INCHES_PER_UNIT[unit] ?? 1);
  return inches > 0 ? inches : null;
}
