const startOfScan = 0xda;
const endOfImage = Buffer.from([0xff, 0xd9]);

/**
 * Whether these bytes are a complete JPEG. The thumbnail in the metadata has its own end marker, so segments are
 * skipped up to the first scan; after it that marker can only be the end. Cameras append more data after it.
 * @param {Buffer} bytes
 */
export function isWholeJpeg(bytes) {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return false;
    const mark = bytes[at + 1];
    // Any number of 0xff may precede a marker.
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
