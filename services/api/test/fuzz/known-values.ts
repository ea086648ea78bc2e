/** A value that an answer showed, with where. */
interface Shown {
  path: string;
  /** 1 for an entry of a list. */
  depth: number;
  key: string;
  value: string;
}

/** What earlier answers showed: ids, numbers and the like, by the path that showed them. */
export class KnownValues {
  private readonly shown: Shown[] = [];
  /** Paths of the API that values hold. */
  private readonly urls = new Set<string>();
  private readonly records = new Map<string, Record<string, unknown>>();

  /** Remembers what an answer of the path shows. */
  add(path: string, answer: unknown): void {
    if (isRecord(answer)) this.records.set(path, answer);
    this.collect(path, answer);
  }

  /** What a GET of the path showed, if it was one object. */
  recordAt(path: string): Record<string, unknown> {
    return this.records.get(path) ?? {};
  }

  /** Every value that looks like a name. */
  get all(): string[] {
    return valuesOf(this.shown.filter(({ key }) => /(?:id|number|slug|key|section)$/i.test(key)));
  }

  /** Values for a parameter at the end of a path: those that lists around it show, else those of the name anywhere. */
  forPath(prefix: string, name: string): string[] {
    const near = this.shown.filter(({ path }) => path.startsWith(prefix) || prefix.startsWith(`${path}/`));
    const ofName = near.filter(({ key }) => key === name);
    const ofId = near.filter(({ key }) => /id$/i.test(name) && key === 'id');
    const inUrls = !/^(name|token)$/.test(name)
      ? []
      : [...this.urls].filter((url) => url.startsWith(`${prefix}/`));
    if (inUrls.length > 0) return inUrls.map((url) => url.slice(prefix.length + 1).replace(/[/?].*/, ''));
    for (const found of [ofName, ofId]) if (found.length > 0) return valuesOf(outermost(found));
    return this.forField(name);
  }

  /** Values for a field: those of its name, and for `editionId` the ids that paths about editions show. */
  forField(name: string): string[] {
    const ofName = this.shown.filter(({ key }) => key === name);
    const stem = /^(\w+)Id$/.exec(name)?.[1]?.toLowerCase();
    const ofStem = this.shown.filter(
      ({ key, path }) => stem !== undefined && key === 'id' && path.includes(stem),
    );
    return valuesOf(ofName.length > 0 ? ofName : ofStem);
  }

  private collect(path: string, answer: unknown, depth = 0): void {
    if (Array.isArray(answer)) for (const each of answer) this.collect(path, each, depth);
    else if (isRecord(answer))
      for (const [key, value] of Object.entries(answer)) {
        const [url] = typeof value === 'string' ? (/\/api\/[^\s"]+/.exec(value) ?? []) : [];
        if (url !== undefined) this.urls.add(url);
        if (typeof value === 'string' && value.length > 0 && value.length <= 80)
          this.shown.push({ path, depth, key, value });
        else if (typeof value === 'number' && /number|seq/i.test(key))
          this.shown.push({ path, depth, key, value: `${value}` });
        this.collect(path, value, depth + 1);
      }
  }
}

/** Of a list its entries, not what these name. */
function outermost(shown: readonly Shown[]): Shown[] {
  const depth = Math.min(...shown.map((each) => each.depth));
  return shown.filter((each) => each.depth === depth);
}

const valuesOf = (shown: readonly Shown[]): string[] => [...new Set(shown.map(({ value }) => value))];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
