/** A text that staff type for an edition. */
interface EditionTextRule {
  /** Over its field in the artwork form and before it on the artwork page; in lower case in the CSV file. */
  label: string;
  /** The length of its column. */
  maxLength: number;
  /** Texts of every edition are public; those of special editions alone are only in the admin. */
  editions: 'every' | 'special';
}

/**
 * The texts of an edition: columns of the table `editions`, fields of the artwork form, columns of the CSV file and lines
 * of the artwork page. `docs/tutorials/add-a-field.md` adds one.
 */
export const EDITION_TEXTS = {
  /** A description of the frame `Custom`. */
  customFrameStyle: { label: 'Custom frame', maxLength: 120, editions: 'special' },
} as const satisfies Record<string, EditionTextRule>;

/** A text that special editions have. */
export type EditionTextName = keyof typeof EDITION_TEXTS;

/** A text that every edition has. */
export type SizeTextName = {
  [Name in EditionTextName]: (typeof EDITION_TEXTS)[Name]['editions'] extends 'every' ? Name : never;
}[EditionTextName];

/** The texts of an edition as its row has them. */
export type EditionTexts = Record<EditionTextName, string | null>;

const isEditionText = (name: string): name is EditionTextName => name in EDITION_TEXTS;
const isSizeText = (name: EditionTextName): name is SizeTextName =>
  editionTextRule(name).editions === 'every';

/** The label and the length of a text. */
export const editionTextRule = (name: EditionTextName): EditionTextRule => EDITION_TEXTS[name];

/** `Custom frame: Walnut`. */
export const formatEditionText = (name: EditionTextName, text: string): string =>
  `${editionTextRule(name).label}: ${text}`;

/** The texts of a special edition, which has all of them. */
export const EDITION_TEXT_NAMES: readonly EditionTextName[] =
  Object.keys(EDITION_TEXTS).filter(isEditionText);

/** The texts of every edition. */
export const SIZE_TEXT_NAMES: readonly SizeTextName[] = EDITION_TEXT_NAMES.filter(isSizeText);

// The overloads state the keys of `fromEntries`, which TypeScript does not infer.

/** A value for each text of a special edition. */
export function mapEditionTexts<Value>(
  valueOf: (name: EditionTextName) => Value,
): Record<EditionTextName, Value>;
export function mapEditionTexts(valueOf: (name: EditionTextName) => unknown): Record<string, unknown> {
  return Object.fromEntries(EDITION_TEXT_NAMES.map((name) => [name, valueOf(name)]));
}

/** A value for each text of every edition. */
export function mapSizeTexts<Value>(valueOf: (name: SizeTextName) => Value): Record<SizeTextName, Value>;
export function mapSizeTexts(valueOf: (name: SizeTextName) => unknown): Record<string, unknown> {
  return Object.fromEntries(SIZE_TEXT_NAMES.map((name) => [name, valueOf(name)]));
}
