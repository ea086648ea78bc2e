/** Types of the format by their numbers (https://maxmind.github.io/MaxMind-DB/). */
const STRING = 2;
const UINT16 = 5;
const UINT32 = 6;
const MAP = 7;
const ARRAY = 11;
const METADATA = Buffer.from('\u{AB}\u{CD}\u{EF}MaxMind.com', 'latin1');
const RECORD_BITS = 24;
const SEPARATOR = Buffer.alloc(16);

type Content = string | number | readonly Content[] | { readonly [key: string]: Content };

/** A database of addresses in MaxMind's format that knows one IPv4 address, as `GEOIP_DB` names one. */
export function databaseUrl(address: string, known: Content): Buffer {
  const bits = address
    .split('.')
    .flatMap((part) => Number(part).toString(2).padStart(8, '0').split(''))
    .map(Number);
  const unknown = bits.length;
  const found = bits.length + SEPARATOR.length;
  const nodes = bits.map((bit, index) => {
    const onward = index + 1 < bits.length ? index + 1 : found;
    const node = Buffer.alloc((2 * RECORD_BITS) / 8);
    node.writeUIntBE(bit === 0 ? onward : unknown, 0, RECORD_BITS / 8);
    node.writeUIntBE(bit === 1 ? onward : unknown, RECORD_BITS / 8, RECORD_BITS / 8);
    return node;
  });
  const metadata = {
    node_count: bits.length,
    record_size: RECORD_BITS,
    ip_version: 4,
    database_type: 'City',
    languages: ['en'],
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 0,
    description: { en: 'One address' },
  };
  return Buffer.concat([...nodes, SEPARATOR, encoded(known), METADATA, encoded(metadata)]);
}

function encoded(content: Content): Buffer {
  if (typeof content === 'string')
    return Buffer.concat([control(STRING, Buffer.byteLength(content)), Buffer.from(content)]);
  if (typeof content === 'number') {
    const bytes = Buffer.alloc(content < 65_536 ? 2 : 4);
    bytes.writeUIntBE(content, 0, bytes.length);
    return Buffer.concat([control(content < 65_536 ? UINT16 : UINT32, bytes.length), bytes]);
  }
  if (isList(content)) return Buffer.concat([control(ARRAY, content.length), ...content.map(encoded)]);
  const entries = Object.entries(content);
  return Buffer.concat([control(MAP, entries.length), ...entries.flat().map(encoded)]);
}

const isList = (content: Content): content is readonly Content[] => Array.isArray(content);

/** Type and size before the bytes; types above seven have a byte of their own. */
function control(type: number, size: number): Buffer {
  if (size >= 29) throw new Error('Longer texts are written in another way.');
  return type > 7 ? Buffer.from([size, type - 7]) : Buffer.from([(type << 5) | size]);
}
