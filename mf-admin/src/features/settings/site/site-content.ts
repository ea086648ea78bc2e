/** A part of a section as it is kept: texts, pictures by their ids, lists of them. */
export type Part = string | number | boolean | null | readonly Part[] | { readonly [name: string]: Part };
export type Section = { readonly [name: string]: Part };

/** Where a part stands in its section: `features`, 0, `title`. */
export type Path = readonly (string | number)[];

/** The section with another part in this place. */
export function withPart<Whole extends Part>(whole: Whole, path: Path, part: Part): Whole;
export function withPart(whole: Part, [name, ...rest]: Path, part: Part): Part {
  if (name === undefined) return part;
  if (isList(whole)) return whole.map((each, place) => (place === name ? withPart(each, rest, part) : each));
  if (typeof whole !== 'object' || whole === null) return whole;
  return { ...whole, [name]: withPart(whole[name] ?? null, rest, part) };
}

export const isTexts = (part: Part): part is readonly string[] =>
  isList(part) && part.every((each) => typeof each === 'string');
export const isList = (part: Part): part is readonly Part[] => Array.isArray(part);

export const isGroup = (part: Part): part is Section =>
  typeof part === 'object' && part !== null && !isList(part);

/** A text or number as a field shows it; anything else is none. */
export const textOf = (part: Part | undefined): string =>
  typeof part === 'string' || typeof part === 'number' ? String(part) : '';

/** JSON of the wire as a section. */
export const sectionOf = (content: object): Section =>
  Object.fromEntries(
    Object.entries(content).map(([name, part]: [string, unknown]): [string, Part] => [name, partOf(part)]),
  );

function partOf(value: unknown): Part {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map((each: unknown) => partOf(each));
  return typeof value === 'object' && value !== null ? sectionOf(value) : null;
}

/** Parts whose names say too little. */
const WORDS: Readonly<Record<string, string>> = {
  href: 'Address',
  hero: 'Film at the top',
  works: 'Hanging prints',
  link: 'Link beneath the mission',
  portfolioTiles: 'Empty places of the portfolio',
  leadsToContact: 'The buttons of the services lead to the contact form',
};

/** `behindTheScenes` as people read it: Behind the scenes. */
export function wordsOf(name: string): string {
  if (WORDS[name]) return WORDS[name];
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Names of the parts that differ. */
export const differentParts = (before: Section, after: Section): string[] =>
  Object.keys(after)
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => wordsOf(name).toLowerCase());

/** Paragraphs between empty lines, as one field holds them. */
export const paragraphText = (paragraphs: readonly string[]): string => paragraphs.join('\n\n');
export const paragraphsIn = (text: string): string[] =>
  text.split(/\n[ \t]*\n/).filter((each) => each.trim() !== '');
