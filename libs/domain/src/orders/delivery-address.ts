/** ZIP of the studio; local delivery is measured from it. */
const STUDIO_ZIP = 75226;

const LOCAL_DELIVERY_ZIP_RANGE = 500;

/** A complete US ZIP: the rule below is asked only when exactly five digits are there. */
const isZip = (zip: string): boolean => /^\d{5}$/.test(zip.trim());

/**
 * Free local delivery by the letter of the specification: the ZIP is within 500 of 75226 numerically. Stands in for
 * 45 miles and is only a hint.
 */
export const isLocalZip = (zip: string): boolean =>
  isZip(zip) && Math.abs(Number(zip.trim()) - STUDIO_ZIP) <= LOCAL_DELIVERY_ZIP_RANGE;

/** The shape of an e-mail address without spaces. */
export const isEmail = (text: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && text.length <= 254;
