/** What the browser kept from the payment page. No address of a person or page is in it. */
export interface PageViolation {
  /** `script-src-elem`, `connect-src`, … */
  directive: string;
  /** The origin of what was blocked, or `inline`, `eval`, `data`, `blob`. */
  blocked: string;
}

/** Directives that browsers report; the `-elem` and `-attr` ones name where a script or a style stood. */
const DIRECTIVES: ReadonlySet<string> = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'font-src',
  'img-src',
  'media-src',
  'connect-src',
  'frame-src',
  'object-src',
  'worker-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
]);

/** One request may carry several reports. */
const MAX_REPORTS = 20;
/** Longer origins than any real one are someone's noise. */
const MAX_ORIGIN_LENGTH = 200;
/** Values that the standard names, and schemes without an origin. Browser extensions are the visitor's own. */
const NAMED_SOURCES: ReadonlySet<string> = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'trusted-types-sink',
  'data',
  'blob',
]);

/**
 * The violations in a report of a browser, in the old format (`report-uri`) and the new one (`report-to`). Anyone can send
 * one: what is not understood, and what is not about the payment page, is left out.
 */
export function parseCspReports(body: unknown, isPaymentPage: (url: string) => boolean): PageViolation[] {
  const reports = Array.isArray(body) ? body.slice(0, MAX_REPORTS) : [body];
  return reports.flatMap((report: unknown) => {
    const content = fieldOf(report, 'csp-report') ?? fieldOf(report, 'body');
    const page = textOf(content, 'document-uri') ?? textOf(content, 'documentURL');
    const directive =
      textOf(content, 'effective-directive') ??
      textOf(content, 'effectiveDirective') ??
      textOf(content, 'violated-directive')?.split(' ')[0];
    const source = textOf(content, 'blocked-uri') ?? textOf(content, 'blockedURL');
    const blocked = source === undefined ? null : blockedOrigin(source);
    if (page === undefined || !isPaymentPage(page) || !directive || !DIRECTIVES.has(directive)) return [];
    return blocked === null ? [] : [{ directive, blocked }];
  });
}

/** Without path and query, which may name a person. */
function blockedOrigin(source: string): string | null {
  if (NAMED_SOURCES.has(source)) return source;
  const url = URL.parse(source);
  if (!url || !/^(https?|wss?):$/.test(url.protocol)) return null;
  const origin = `${url.protocol}//${url.host}`;
  return origin.length > MAX_ORIGIN_LENGTH ? null : origin;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;

function textOf(value: unknown, name: string): string | undefined {
  const text = fieldOf(value, name);
  return typeof text === 'string' ? text : undefined;
}
