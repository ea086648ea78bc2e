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
export const EMAIL_FONTS = {
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
export const EMAIL_STYLES = [
  ':root { color-scheme: light dark; supported-color-schemes: light dark; }',
  'a { color: inherit; }',
  '@media only screen and (max-width: 479px) { .block { padding-left: 20px !important; padding-right: 20px !important; } .above { display: none !important; } }',
  `@media (prefers-color-scheme: dark) { body { background: ${dark.paper} !important; } ${DARK_RULES.map(([selector, declarations]) => `${selector} { ${important(declarations)} }`).join(' ')} }`,
  // Outlook on phones and on the web puts its own attribute on the body instead of using the media query.
  ...DARK_RULES.map(([selector, declarations]) => `[data-ogsc] ${selector} { ${important(declarations)} }`),
].join('\n');
