/** All errors of the environment at once, one sentence each. */
export class SettingsError extends Error {
  constructor(readonly errors: string[]) {
    super(['The settings are not valid:', ...errors.map((message) => `  - ${message}`)].join('\n'));
    this.name = 'SettingsError';
  }
}

/** Reads typed values from the environment and collects every error instead of stopping at the first. */
export class EnvironmentReader {
  readonly errors: string[] = [];

  constructor(private readonly environment: Record<string, string | undefined>) {}

  /** The value, or the default when the variable is unset or blank. */
  text(name: string, fallback: string): string {
    return this.environment[name]?.trim() || fallback;
  }

  /** The value, or null when the variable is unset or blank. */
  optional(name: string): string | null {
    return this.environment[name]?.trim() || null;
  }

  /** A whole number between the bounds, both included. */
  integer(name: string, fallback: number, bounds: { min: number; max: number }): number {
    const given = this.optional(name);
    if (given === null) return fallback;
    const value = Number(given);
    if (/^-?\d+$/.test(given) && value >= bounds.min && value <= bounds.max) return value;
    this.errors.push(`${name} must be a whole number from ${bounds.min} to ${bounds.max}, not "${given}".`);
    return fallback;
  }

  /** A whole number between the bounds, or null when the variable is unset or blank. */
  optionalInteger(name: string, bounds: { min: number; max: number }): number | null {
    return this.optional(name) === null ? null : this.integer(name, bounds.min, bounds);
  }

  /** Whole dollars from 1, in cents; null when the variable is unset or blank. */
  dollars(name: string): number | null {
    const whole = this.optionalInteger(name, { min: 1, max: 10_000_000 });
    return whole === null ? null : whole * 100;
  }

  /** One of a fixed list. */
  choice<Word extends string>(name: string, fallback: Word, choices: readonly Word[]): Word {
    const given = this.optional(name);
    if (given === null) return fallback;
    const found = choices.find((word) => word === given);
    if (found !== undefined) return found;
    this.errors.push(`${name} must be one of ${choices.join(', ')}, not "${given}".`);
    return fallback;
  }

  /** Scheme, host and port of a web address, without path: `https://gallery.example`. */
  origin(name: string, fallback: string): string {
    const given = this.text(name, fallback);
    const url = this.parseUrl(given, ['http:', 'https:']);
    if (url && url.pathname === '/' && url.search === '' && url.username === '') return url.origin;
    this.errors.push(
      `${name} must be an address like https://gallery.example without a path, not "${given}".`,
    );
    return fallback;
  }

  /**
   * A whole URL of one of the given schemes (`mysql:`), or null when unset. Never repeated in the error: it may hold a
   * password.
   */
  url(name: string, schemes: string[]): URL | null {
    const given = this.optional(name);
    if (given === null) return null;
    const url = this.parseUrl(given, schemes);
    if (!url)
      this.errors.push(
        `${name} must be a URL that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}.`,
      );
    return url;
  }

  /** Reports an error that concerns several variables. */
  addError(sentence: string): void {
    this.errors.push(sentence);
  }

  private parseUrl(text: string, schemes: string[]): URL | null {
    if (!URL.canParse(text)) return null;
    const url = new URL(text);
    return schemes.includes(url.protocol) ? url : null;
  }
}
