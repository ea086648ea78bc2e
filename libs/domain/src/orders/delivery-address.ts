const STUDIO_ZIP = 75226;

/** How far a ZIP may be from the studio's, numerically, for local delivery. */
const LOCAL_DELIVERY_ZIP_RANGE = 500;

const isZip = (zip: string): boolean => /^\d{5}$/.test(zip.trim());

/** Whether delivery is free. The specified ZIP range stands in for 45 miles and is only a hint. */
export const isLocalZip = (zip: string): boolean =>
  isZip(zip) && Math.abs(Number(zip.trim()) - STUDIO_ZIP) <= LOCAL_DELIVERY_ZIP_RANGE;
