const startOfScan = 0xda;
const endOfImage = Buffer.from([0xff, 0xd9]);

/**
 * Whether these bytes are a JPEG up to its end. The thumbnail in the metadata has an end of its own, so segments are
 * stepped over up to the first scan; behind it that mark cannot occur but as the end. Cameras append more after it.
 * @param {Buffer} bytes
 */
export function isWholeJpeg(bytes) {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return false;
    const mark = bytes[at + 1];
    // Any number of 0xff may fill the space before a mark.
    if (mark === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (mark === startOfScan) return bytes.indexOf(endOfImage, end) !== -1;
    at = end;
  }
  return false;
}
