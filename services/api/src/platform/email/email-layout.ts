import { escapeMarkup } from '../markup/escape-markup';

/** A picture in an email. */
export interface EmailPicture {
  /** Absolute, and open to everyone who has it. */
  url: string;
  alt: string;
}

/** An artwork or a photo that an email is about. */
export interface EmailWork {
  title: string;
  /** Size and frame: `30 × 20 in, Gold Frame`. */
  details?: string;
  /** Numbered prints: `3 of 9`. */
  editionNumbers?: readonly number[];
  editionTotal?: number;
  picture?: EmailPicture | null;
}

interface EmailRows {
  rows: readonly (readonly [label: string, value: string])[];
  /** The label of the row that is the total. With one, the values are amounts. */
  total?: string;
}

/** A link that shows its URL, or, with a label, a button. */
interface EmailLink {
  link: string;
  label?: string;
  /** Never a button, though it has a label: it ends something. */
  isSecondary?: true;
}

/** A part of an email: a paragraph, an artwork, rows of two columns, or a link. */
export type EmailBlock = string | EmailRows | EmailLink | { work: EmailWork };

/** Who sends the email: the name above it, and the contact below it. */
export interface EmailSender {
  name: string;
  email: string;
  /** City and state. */
  studio?: string;
  zip?: string;
}

/** The colors of one theme, by the names of the tokens in libs/ui/src/tokens.css. */
export interface EmailColors {
  paper: string;
  'paper-raised': string;
  ink: string;
  'ink-2': string;
  'ink-3': string;
  'on-ink': string;
  line: string;
}

/** Email clients know no custom properties, so the colors of the screens are repeated here; a test compares them. */
export const EMAIL_COLORS: Readonly<Record<'light' | 'dark', EmailColors>> = {
  light: {
    paper: '#f7f4ed',
    'paper-raised': '#fdfbf7',
    ink: '#1b1916',
    'ink-2': '#4b463e',
    'ink-3': '#696358',
    'on-ink': '#f7f4ed',
    line: '#dcd6c9',
  },
  dark: {
    paper: '#131210',
    'paper-raised': '#1d1b18',
    ink: '#efe9dd',
    'ink-2': '#c3bbad',
    'ink-3': '#978f81',
    'on-ink': '#131210',
    line: '#322f2a',
  },
};

/** Fonts that readers have: no email loads any. */
const EMAIL_FONTS = {
  serif: "'EB Garamond', Garamond, Georgia, 'Times New Roman', serif",
  sans: "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif",
};

const { dark } = EMAIL_COLORS;

/** Rules of the dark theme by selector: `!important`, since they override inline styles. */
const DARK_RULES: readonly (readonly [selector: string, declarations: string])[] = [
  ['.ground', `background: ${dark.paper}`],
  ['.sheet', `background: ${dark['paper-raised']}`],
  ['.sheet table', `background: ${dark['paper-raised']}`],
  ['.ink div', `color: ${dark.ink}`],
  ['.ink a', `color: ${dark.ink}`],
  ['.ink-2 div', `color: ${dark['ink-2']}`],
  ['.ink-3 div', `color: ${dark['ink-3']}`],
  ['.ink-3 a', `color: ${dark['ink-3']}`],
  ['.alt img', `color: ${dark['ink-3']}`],
  ['td.label', `color: ${dark['ink-3']}; border-color: ${dark.line}`],
  ['td.value', `color: ${dark['ink-2']}; border-color: ${dark.line}`],
  ['td.total', `color: ${dark.ink}; border-color: ${dark.ink}`],
  ['.button td', `background: ${dark.ink}`],
  ['.button a', `background: ${dark.ink}; color: ${dark['on-ink']}`],
];

const important = (declarations: string): string => declarations.replaceAll(/(;|$)/g, ' !important$1');

/** The style sheet of all emails: narrow screens and dark mode. Everything else is inline. */
const EMAIL_STYLES = [
  ':root { color-scheme: light dark; supported-color-schemes: light dark; }',
  'a { color: inherit; }',
  '@media only screen and (max-width: 479px) { .block { padding-left: 20px !important; padding-right: 20px !important; } .above { display: none !important; } }',
  `@media (prefers-color-scheme: dark) { body { background: ${dark.paper} !important; } ${DARK_RULES.map(([selector, declarations]) => `${selector} { ${important(declarations)} }`).join(' ')} }`,
  // Outlook on phones and on the web puts its own attribute on the body instead of using the media query.
  ...DARK_RULES.map(([selector, declarations]) => `[data-ogsc] ${selector} { ${important(declarations)} }`),
].join('\n');

/** In pixels. */
const SHEET_WIDTH = 600;
const MARGIN = 40;
const PICTURE_WIDTH = SHEET_WIDTH - 2 * MARGIN;
/** Of every artwork but the first. */
const SMALL_PICTURE_WIDTH = 240;

const { light } = EMAIL_COLORS;
const { serif, sans } = EMAIL_FONTS;
const SANS_STYLE = `font-family: ${sans}; font-size: 14px; line-height: 20px`;

/**
 * The email as HTML: the gallery's name, the blocks on a sheet of paper, and the contact. Null when the library cannot write
 * it as the tables and inline styles that email clients know: then the text goes out alone.
 */
export async function renderLayout(
  subject: string,
  blocks: readonly EmailBlock[],
  sender: EmailSender,
): Promise<string | null> {
  // Loaded with the first email: its WebAssembly takes memory that a start does not need.
  const { Engine } = await import('mrml');
  const engine = new Engine();
  // Without this, the library would link web fonts by their names.
  engine.setRenderOptions({ disableComments: false, socialIconOrigin: null, fonts: {} });
  const rendered = engine.toHtml(layout(subject, blocks, sender));
  engine.free();
  return rendered.type === 'success' ? rendered.content : null;
}

const layout = (subject: string, blocks: readonly EmailBlock[], sender: EmailSender): string =>
  `<mjml lang="en">
<mj-head>
<mj-title>${escaped(subject)}</mj-title>
<mj-preview>${escaped(previewText(blocks))}</mj-preview>
<mj-attributes>
<mj-all font-family="${serif}" padding="0" />
<mj-text padding="0 ${MARGIN}px 16px" font-size="18px" line-height="27px" color="${light['ink-2']}" />
<mj-image padding="8px ${MARGIN}px 16px" align="left" font-size="14px" />
<mj-table padding="8px ${MARGIN}px 24px" />
<mj-button padding="8px ${MARGIN}px 24px" align="left" background-color="${light.ink}" color="${light['on-ink']}" font-family="${sans}" font-size="15px" line-height="20px" inner-padding="14px 28px" border-radius="0" />
</mj-attributes>
<mj-style>${EMAIL_STYLES}</mj-style>
<mj-raw><meta name="color-scheme" content="light dark" /><meta name="supported-color-schemes" content="light dark" /><meta name="format-detection" content="telephone=no, date=no, address=no, email=no" /></mj-raw>
</mj-head>
<mj-body width="${SHEET_WIDTH}px" background-color="${light.paper}" css-class="ground">
<mj-wrapper full-width="full-width" background-color="${light.paper}" css-class="ground" padding="0">
<mj-section padding="0 0 24px" css-class="above"><mj-column></mj-column></mj-section>
<mj-section css-class="sheet" background-color="${light['paper-raised']}" padding="40px 0 24px"><mj-column>
<mj-text css-class="block ink" font-size="26px" line-height="30px" color="${light.ink}" padding="0 ${MARGIN}px 24px">${escaped(sender.name)}</mj-text>
<mj-table css-class="block" padding="0 ${MARGIN}px 32px"><tr><td class="label" style="border-top: 1px solid ${light.line}; font-size: 0; line-height: 0"></td></tr></mj-table>
${bodyParts(blocks)}
</mj-column></mj-section>
<mj-section padding="24px 0 40px"><mj-column>
<mj-text css-class="block ink-3" font-family="${sans}" font-size="13px" line-height="20px" color="${light['ink-3']}" padding="0 ${MARGIN}px">${footer(sender)}</mj-text>
</mj-column></mj-section>
</mj-wrapper>
</mj-body>
</mjml>`;

/** What inboxes show beside the subject: the first paragraph after the greeting. */
const previewText = (blocks: readonly EmailBlock[]): string =>
  blocks.filter((block) => typeof block === 'string').at(1) ?? '';

/** Only the first artwork is large, and only the first button is one. */
function bodyParts(blocks: readonly EmailBlock[]): string {
  const firstWork = blocks.find((block) => typeof block !== 'string' && 'work' in block);
  const firstButton = blocks.find(
    (block) =>
      typeof block !== 'string' && 'link' in block && block.label !== undefined && !block.isSecondary,
  );
  return blocks
    .map((block) => {
      if (typeof block === 'string') return paragraph(escapedLines(block));
      if ('work' in block)
        return workParts(block.work, block === firstWork ? PICTURE_WIDTH : SMALL_PICTURE_WIDTH);
      if ('link' in block) return block === firstButton ? button(block) : paragraph(anchor(block));
      return table(block);
    })
    .join('\n');
}

const paragraph = (markup: string): string => `<mj-text css-class="block ink-2 ink">${markup}</mj-text>`;

const anchor = ({ link, label }: EmailLink): string =>
  `<a href="${escaped(link)}" style="color: ${light.ink}; word-break: break-all">${escaped(label ?? link)}</a>`;

const button = ({ link, label = '' }: EmailLink): string =>
  `<mj-button css-class="block button" href="${escaped(link)}">${escaped(label)}</mj-button>`;

function workParts(work: EmailWork, pictureWidth: number): string {
  const { title, details, editionNumbers = [], editionTotal, picture } = work;
  return [
    picture
      ? `<mj-image css-class="block alt" width="${pictureWidth}px" src="${escaped(picture.url)}" alt="${escaped(picture.alt || title)}" />`
      : '',
    `<mj-text css-class="block ink" color="${light.ink}" font-size="24px" line-height="28px" font-style="italic" padding="0 ${MARGIN}px ${details ? 4 : 16}px">${escaped(title)}</mj-text>`,
    details
      ? `<mj-text css-class="block ink-3" color="${light['ink-3']}" font-family="${sans}" font-size="14px" line-height="20px">${escaped(details)}</mj-text>`
      : '',
    editionNumbers.length > 0
      ? `<mj-text css-class="block ink" color="${light.ink}" font-size="56px" line-height="60px" padding="0 ${MARGIN}px 24px">${editionNumbers.join(', ')}<span style="font-size: 22px"> of ${editionTotal}</span></mj-text>`
      : '',
  ].join('');
}

function table({ rows, total }: EmailRows): string {
  const align = total === undefined ? 'left' : 'right';
  const cells = rows.map(([label, value]) => {
    const isTotal = label === total;
    const style = (color: string) =>
      `${SANS_STYLE}; padding: 10px 0; vertical-align: top; border-top: 1px solid ${isTotal ? light.ink : light.line}; color: ${isTotal ? light.ink : color}`;
    const name = (normal: string) => (isTotal ? 'total' : normal);
    return `<tr><td class="${name('label')}" align="left" width="${total === undefined ? '34%' : '60%'}" style="${style(light['ink-3'])}; padding-right: 16px">${escaped(label)}</td><td class="${name('value')}" align="${align}" style="${style(light['ink-2'])}; word-break: break-word">${escapedLines(value)}</td></tr>`;
  });
  return `<mj-table css-class="block">${cells.join('')}</mj-table>`;
}

function footer({ name, email, studio, zip }: EmailSender): string {
  const place = [studio, zip].filter(Boolean).join(' ');
  const address = escaped(email);
  return [
    [name, place].filter(Boolean).map(escaped).join(', '),
    `<a href="mailto:${address}" style="color: ${light['ink-3']}">${address}</a>`,
  ].join('<br />');
}

/** Without the characters that XML, and so the library, does not allow. */
const escaped = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  escapeMarkup(text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));

const escapedLines = (text: string): string => escaped(text).replaceAll(/\r?\n/g, '<br />');
