import { inflateSync } from 'node:zlib';

/** What a PDF of this gallery holds, as far as tests ask. */
export interface ReadPdf {
  pages: { width: number; height: number }[];
  /** Everything that is written in it, in the order in which it was drawn, a line for each piece. */
  text: string;
  title: string | undefined;
  /** Its parts in reading order: `H1`, `P`, `Figure`. */
  tags: string[];
  /** Alternative texts of pictures and links. */
  alts: string[];
}

/** Reads a PDF as the library writes it: objects one after another, streams deflated, fonts with their letters. */
export function readPdf(bytes: Buffer): ReadPdf {
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of bytes.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, body);
  const all = [...objects.values()];
  const letters = lettersByFont(objects);
  const contents = all.flatMap((body) =>
    body.includes('/Type /Page\n') ? streamOf(objects, body, 'Contents') : [],
  );
  return {
    pages: all.flatMap((body) => {
      const [, width, height] =
        (body.includes('/Type /Page\n') && /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(body)) || [];
      return width === undefined ? [] : [{ width: Number(width), height: Number(height) }];
    }),
    text: contents.flatMap((content) => linesOf(content, letters)).join('\n'),
    title: all
      .flatMap((body) => /\/Title (\d+) 0 R/.exec(body)?.[1] ?? [])
      .flatMap((id) => textsOf(objects.get(id) ?? '', '^'))[0],
    tags: all.flatMap((body) => /^<<\n\/S \/(Document|H1|H2|P|Figure|Link)\n/.exec(body)?.[1] ?? []),
    alts: all.flatMap((body) => textsOf(body, '/Alt ')),
  };
}

function streamOf(objects: ReadonlyMap<string, string>, body: string, name: string): string[] {
  const [, id = ''] = new RegExp(String.raw`/${name} (\d+) 0 R`).exec(body) ?? [];
  const stream = /stream\n([\s\S]*)\nendstream/.exec(objects.get(id) ?? '')?.[1];
  return stream === undefined ? [] : [inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')];
}

/** Which letters the glyphs of a font are. */
function lettersByFont(objects: ReadonlyMap<string, string>): Map<string, string[]> {
  const fonts = new Map<string, string[]>();
  for (const body of objects.values())
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [map = ''] = streamOf(objects, objects.get(id) ?? '', 'ToUnicode');
      const lists = [...map.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/gi)];
      fonts.set(
        name,
        lists.flatMap(([, list = '']) =>
          [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = '']) => fromUtf16(hex)),
        ),
      );
    }
  return fonts;
}

/** What stands on one line in one part of the document is one line. */
function linesOf(content: string, letters: ReadonlyMap<string, string[]>): string[] {
  return content.split('EMC').flatMap((part) => {
    let font = '';
    let baseline = '';
    const lines = new Map<string, string>();
    for (const [, at, name, glyphs] of part.matchAll(
      /1 0 0 1 [\d.]+ ([\d.]+) Tm|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g,
    )) {
      baseline = at ?? baseline;
      font = name ?? font;
      const codes = [...(glyphs ?? '').matchAll(/<([0-9a-f]+)>/gi)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      );
      const text = codes.map((code) => letters.get(font)?.[parseInt(code, 16)] ?? '').join('');
      if (text !== '') lines.set(baseline, (lines.get(baseline) ?? '') + text);
    }
    return [...lines.values()];
  });
}

/** Texts are in parentheses, as UTF-16 where they need it. */
function textsOf(body: string, name: string): string[] {
  const [, text] = new RegExp(String.raw`${name}\(((?:\\.|[^\\)])*)\)`).exec(body) ?? [];
  if (text === undefined) return [];
  const plain = text.replaceAll(/\\(.)/g, '$1');
  return [
    plain.startsWith('\u00fe\u00ff')
      ? fromUtf16(Buffer.from(plain.slice(2), 'latin1').toString('hex'))
      : plain,
  ];
}

const fromUtf16 = (hex: string): string =>
  (hex.replaceAll(' ', '').match(/.{4}/g) ?? [])
    .map((unit) => String.fromCharCode(parseInt(unit, 16)))
    .join('');
