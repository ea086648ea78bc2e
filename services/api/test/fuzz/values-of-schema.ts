import fc, { type Arbitrary } from 'fast-check';
import type { KnownValues } from './known-values';

/** What is read of a schema of the OpenAPI document here. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

/** What no schema asks for, and what programs stumble over. */
const NONSENSE: readonly unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  '😀'.repeat(40),
  'x'.repeat(70_000),
  "' OR 1=1 -- ",
  '%00',
  '../../etc/passwd',
  '2026-02-30T25:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  -1,
  0,
  1.5,
  1e300,
  Number.MAX_SAFE_INTEGER,
  true,
  [],
  [[]],
  {},
  { toString: 1 },
];

/** What programs stumble over, and whatever JSON. */
export const nonsense = fc.oneof(fc.constantFrom(...NONSENSE), fc.jsonValue({ maxDepth: 2 }));

/** Deeper than any of our requests. */
const MAX_DEPTH = 8;

const DAY_MS = 86_400_000;

/** As often around now as at any time. */
const DATE = fc.oneof(
  fc.date({ noInvalidDate: true }),
  fc.integer({ min: -60, max: 60 }).map((days) => new Date(Date.now() + days * DAY_MS)),
);

/** Where in a body a value is. */
interface Place {
  name: string;
  depth: number;
}

/** Mostly what the schema asks for, with something else at any place now and then. */
export class ValuesOfSchema {
  private readonly names: readonly string[];

  /**
   * @param known what exists in the gallery, which only a lucky guess would be
   * @param nonsenseWeight how often a value is none of its schema, of 25 times
   */
  constructor(
    private readonly schemas: Record<string, Schema>,
    private readonly known: KnownValues,
    private readonly nonsenseWeight: number,
  ) {
    this.names = known.all;
  }

  /** @param name the field or parameter that the value is for */
  of(schema: Schema, name = '', depth = 0): Arbitrary<unknown> {
    return fc.oneof(
      { arbitrary: this.fitting(schema, name, depth), weight: 24 },
      { arbitrary: nonsense, weight: this.nonsenseWeight },
    );
  }

  private fitting(schema: Schema, name: string, depth: number): Arbitrary<unknown> {
    const named = this.schemas[schema.$ref?.replace(/^.*\//, '') ?? ''];
    if (named) return this.fitting(named, name, depth);
    if (schema.allOf)
      return fc
        .tuple(...schema.allOf.map((each) => this.fitting(each, name, depth)))
        .map((parts) => Object.fromEntries(parts.flatMap((part) => Object.entries(part ?? {}))));
    const alternatives = schema.anyOf ?? schema.oneOf;
    if (alternatives) return fc.oneof(...alternatives.map((each) => this.fitting(each, name, depth)));
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const types = [schema.type ?? []].flat();
    if (types.length === 0 || depth > MAX_DEPTH) return fc.jsonValue({ maxDepth: 1 });
    return fc.oneof(...types.map((type) => this.ofType(type, schema, { name, depth })));
  }

  private ofType(type: string, schema: Schema, { name, depth }: Place): Arbitrary<unknown> {
    const { minimum: min = 0, maximum: max = 1_000, items, properties = {}, required = [] } = schema;
    switch (type) {
      case 'null':
        return fc.constant(null);
      case 'boolean':
        return fc.boolean();
      case 'integer':
      case 'number':
        return fc.oneof(fc.integer({ min, max: Math.max(min, max) }), fc.constantFrom(0, 1, 2, 100));
      case 'array':
        return fc.array(this.of(items ?? {}, name.replace(/s$/, ''), depth + 1), { maxLength: 3 });
      case 'object':
        return fc.record(
          Object.fromEntries(
            Object.entries(properties).map(([key, each]) => [key, this.of(each, key, depth + 1)]),
          ),
          { requiredKeys: required.filter((name) => name in properties) },
        );
      default:
        return this.text(schema, name);
    }
  }

  private text({ format, maxLength = 40 }: Schema, name: string): Arbitrary<unknown> {
    if (format === 'date-time') return DATE.map((date) => date.toISOString());
    if (format === 'date') return DATE.map((date) => date.toISOString().slice(0, 10));
    if (format === 'binary') return fc.string().map((text) => new Blob([text]));
    if (format === 'email') return fc.emailAddress();
    if (format === 'uri') return fc.webUrl();
    const words = fc.constantFrom('Ada Byron', 'ada@example.com', '10115', 'NY', 'US', '+4930123456');
    const fitting = this.known.forField(name);
    // As often as all others together.
    const ofName = fitting.length > 0 ? Array.from({ length: 4 }, () => fc.constantFrom(...fitting)) : [];
    const known = this.names.length > 0 ? [fc.constantFrom(...this.names)] : [];
    return fc.oneof(
      fc.string({ maxLength, unit: 'grapheme' }),
      words,
      fc.uuid({ version: 7 }),
      ...known,
      ...ofName,
    );
  }
}
