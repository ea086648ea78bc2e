/** Small files structured like a camera's JPEG: metadata with a thumbnail, a scan, an end marker. */

const mark = (/** @type {number} */ code, /** @type {Buffer} */ content) => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

/** @param {string} time as EXIF writes it: `2026:11:22 19:30:05` */
function exif(time) {
  const tiff = Buffer.alloc(64);
  tiff.write('II');
  tiff.writeUInt16LE(42, 2);
  tiff.writeUInt32LE(8, 4);
  // The first directory points to the EXIF directory, which holds the time.
  entry(tiff, 8, { tag: 0x87_69, type: 4, count: 1, value: 26 });
  entry(tiff, 26, { tag: 0x90_03, type: 2, count: 20, value: 44 });
  tiff.write(`${time}\0`, 44);
  return Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
}

/** @param {Buffer} tiff @param {number} at @param {{ tag: number, type: number, count: number, value: number }} field */
function entry(tiff, at, { tag, type, count, value }) {
  tiff.writeUInt16LE(1, at);
  tiff.writeUInt16LE(tag, at + 2);
  tiff.writeUInt16LE(type, at + 4);
  tiff.writeUInt32LE(count, at + 6);
  tiff.writeUInt32LE(value, at + 10);
}

/**
 * @param {string} content makes the bytes differ
 * @param {{ takenAt?: string }} [plan]
 */
export function aPicture(content, { takenAt } = {}) {
  const thumbnail = Buffer.from([0xff, 0xd8, 0xff, 0xd9]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...(takenAt ? [mark(0xe1, exif(takenAt))] : []),
    mark(0xe2, thumbnail),
    mark(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from(content.repeat(50)),
    Buffer.from([0xff, 0xd9]),
  ]);
}
