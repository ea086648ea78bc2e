import exifr from 'exifr';

const tags = ['DateTimeOriginal', 'SubSecTimeOriginal'];

/**
 * The capture time of the camera's clock, read as UTC: right for sorting, not as a time of day. Null if the file has none.
 * @param {Buffer} bytes @returns {Promise<number | null>} milliseconds
 */
export async function captureTimeOf(bytes) {
  try {
    /** @type {Record<string, unknown> | undefined} */
    const exif = await exifr.parse(bytes, { pick: tags, reviveValues: false });
    const found = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)/.exec(textOf(exif?.DateTimeOriginal));
    if (!found) return null;
    const [year, month, day, hour, minute, second] = found.slice(1).map(Number);
    const digits = /^\d+/.exec(textOf(exif?.SubSecTimeOriginal))?.[0] ?? '0';
    const time = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second);
    return Number.isNaN(time) ? null : time + Math.floor(Number(`0.${digits}`) * 1_000);
  } catch {
    // Unreadable metadata is no reason to withhold a photo; the gallery decides.
    return null;
  }
}

/** @param {unknown} value */
const textOf = (value) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');
