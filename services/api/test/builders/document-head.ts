/** What the head of a document says, as tests compare it. */
export interface DocumentHead {
  title: string | undefined;
  /** Contents of the meta elements, by name or property. */
  meta: Record<string, string>;
  /** Addresses of the links, by rel. */
  links: Record<string, string>;
  /** Things of the JSON-LD graph, by type. */
  things: Record<string, Record<string, unknown>>;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const unescape = (text: string): string =>
  text.replace(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all);

const pairs = (html: string, pattern: RegExp): Record<string, string> =>
  Object.fromEntries([...html.matchAll(pattern)].map(([, name = '', value = '']) => [name, unescape(value)]));

/** Reads the head of a document that our own server wrote. */
export function headOf(html: string): DocumentHead {
  const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return {
    title: title === undefined ? undefined : unescape(title),
    meta: pairs(html, /<meta (?:name|property)="([^"]*)" content="([^"]*)">/g),
    links: pairs(html, /<link rel="(canonical|alternate)"(?: [a-z]+="[^"]*")*? href="([^"]*)">/g),
    things: thingsOf(html),
  };
}

function thingsOf(html: string): DocumentHead['things'] {
  const [, json] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
  const parsed: unknown = json === undefined ? null : JSON.parse(json);
  const things = isRecord(parsed) && Array.isArray(parsed['@graph']) ? parsed['@graph'].filter(isRecord) : [];
  return Object.fromEntries(things.map((thing) => [String(thing['@type']), thing]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
