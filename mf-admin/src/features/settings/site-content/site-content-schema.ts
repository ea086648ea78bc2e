import { CONTACT_SUBJECTS } from '@gallery/domain';
import { isNodeList, isTextList, type ContentNode, type ContentPath } from './site-content';

/** How a part of a section is edited. */
export type FieldKind =
  | 'hidden'
  | 'switch'
  | 'number'
  | 'subject'
  | 'line'
  | 'text'
  | 'prose'
  | 'picture'
  | 'film'
  | 'drawing'
  | 'work'
  | 'list'
  | 'fixed list'
  | 'group';

/** A list whose parts can be added and removed. */
export interface ListSchema {
  /** What one of them is called: `service`. */
  one: string;
  most: number;
  /** What a new one begins with. */
  blank: ContentNode;
}

const LIST_SCHEMAS: Readonly<Record<string, ListSchema>> = {
  services: { one: 'service', most: 12, blank: { name: '', text: '', picture: null } },
  rooms: { one: 'room', most: 12, blank: { picture: null, caption: '' } },
  works: { one: 'hanging print', most: 12, blank: { slug: '', size: '', editionNumber: 1 } },
  experience: { one: 'term', most: 12, blank: { term: '', text: '' } },
  categories: { one: 'category', most: 8, blank: { name: '', text: '', subject: CONTACT_SUBJECTS[0] } },
  sponsors: { one: 'sponsor', most: 12, blank: { logo: { src: '', alt: '' }, href: null } },
};

/** What one part is called, for a list whose length is fixed in code. */
const FIXED_LIST_ITEMS: Readonly<Record<string, string>> = { features: 'feature', steps: 'step' };

/** Optional groups, with what a new one begins with. */
const OPTIONAL_GROUPS: Readonly<Record<string, ContentNode>> = {
  behindTheScenes: { caption: '', film: { poster: null, sources: [], seconds: 0 } },
  availableAt: { gallery: '', note: '', text: '', works: [], rooms: [] },
  link: { label: '', href: '' },
  signature: { src: '', alt: '' },
};

const FIELD_KINDS: Readonly<Record<string, FieldKind>> = {
  // Names a place in the code, which the texts cannot change.
  key: 'hidden',
  slug: 'work',
  subject: 'subject',
  text: 'text',
  sentence: 'text',
  portfolioTiles: 'number',
  number: 'number',
  picture: 'picture',
  banner: 'picture',
  poster: 'picture',
  hero: 'film',
  film: 'film',
  signature: 'drawing',
  logo: 'drawing',
};

/** The shape of the list of this name; null for one whose length is fixed in code. */
export const listSchema = (name: string): ListSchema | null => LIST_SCHEMAS[name] ?? null;

/** What one part of the list of this name is called: `feature`. */
export const listItemName = (name: string): string => listSchema(name)?.one ?? FIXED_LIST_ITEMS[name] ?? name;

/** What an optional group begins with; null for one that is always there. */
export const emptyGroup = (name: string): ContentNode => OPTIONAL_GROUPS[name] ?? null;

/** How the part of this name is edited. */
export function fieldKind(name: string, part: ContentNode): FieldKind {
  const named = FIELD_KINDS[name];
  if (named) return named;
  if (name in LIST_SCHEMAS) return 'list';
  if (typeof part === 'boolean') return 'switch';
  // The one line that may be missing is an address.
  if (part === null) return name in OPTIONAL_GROUPS ? 'group' : 'line';
  if (isTextList(part)) return 'prose';
  if (isNodeList(part)) return 'fixed list';
  return typeof part === 'object' ? 'group' : 'line';
}

/** What a line holds, as it is kept: a sponsor without an address has none. */
export const toLineNode = (path: ContentPath, text: string): ContentNode =>
  text === '' && path[0] === 'sponsors' && path.at(-1) === 'href' ? null : text;

/** What a number's field holds; anything else is kept as typed, so that the gallery says so at the field. */
export const toNumberNode = (typed: string): ContentNode => (/^\d{1,6}$/.test(typed) ? Number(typed) : typed);
