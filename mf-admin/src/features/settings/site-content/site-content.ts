/** A part of a section as it is kept: texts, pictures by their ids, lists of them. */
export type ContentNode =
  | string
  | number
  | boolean
  | null
  | readonly ContentNode[]
  | { readonly [name: string]: ContentNode };
export type ContentSection = { readonly [name: string]: ContentNode };

/** The path of a part in its section: `features`, 0, `title`. */
export type ContentPath = readonly (string | number)[];

/** The section with another part in this place. */
export function replaceNode<Whole extends ContentNode>(
  whole: Whole,
  path: ContentPath,
  part: ContentNode,
): Whole;
export function replaceNode(
  whole: ContentNode,
  [name, ...rest]: ContentPath,
  part: ContentNode,
): ContentNode {
  if (name === undefined) return part;
  if (isNodeList(whole))
    return whole.map((each, place) => (place === name ? replaceNode(each, rest, part) : each));
  if (typeof whole !== 'object' || whole === null) return whole;
  return { ...whole, [name]: replaceNode(whole[name] ?? null, rest, part) };
}

export const isTextList = (part: ContentNode): part is readonly string[] =>
  isNodeList(part) && part.every((each) => typeof each === 'string');
export const isNodeList = (part: ContentNode): part is readonly ContentNode[] => Array.isArray(part);

export const isNodeGroup = (part: ContentNode): part is ContentSection =>
  typeof part === 'object' && part !== null && !isNodeList(part);

/** A text or number as a field shows it; anything else shows nothing. */
export const nodeText = (part: ContentNode | undefined): string =>
  typeof part === 'string' || typeof part === 'number' ? String(part) : '';

/** JSON of the wire as a section. */
export const toContentSection = (content: object): ContentSection =>
  Object.fromEntries(
    Object.entries(content).map(([name, part]: [string, unknown]): [string, ContentNode] => [
      name,
      toContentNode(part),
    ]),
  );

function toContentNode(value: unknown): ContentNode {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map((each: unknown) => toContentNode(each));
  return typeof value === 'object' && value !== null ? toContentSection(value) : null;
}

/** Parts whose names say too little. */
const FIELD_LABELS: Readonly<Record<string, string>> = {
  href: 'Address',
  hero: 'Video at the top',
  works: 'Hanging prints',
  link: 'Link below the mission',
  portfolioTiles: 'Empty portfolio tiles',
  leadsToContact: 'Service buttons lead to the contact form',
};

/** `behindTheScenes` as people read it: Behind the scenes. */
export function fieldLabel(name: string): string {
  if (FIELD_LABELS[name]) return FIELD_LABELS[name];
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Names of the parts that differ. */
export const changedFields = (before: ContentSection, after: ContentSection): string[] =>
  Object.keys(after)
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => fieldLabel(name).toLowerCase());

/** Paragraphs between empty lines, as one field holds them. */
export const joinParagraphs = (paragraphs: readonly string[]): string => paragraphs.join('\n\n');
export const splitParagraphs = (text: string): string[] =>
  text.split(/\n[ \t]*\n/).filter((each) => each.trim() !== '');
