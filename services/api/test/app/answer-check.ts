import { readFileSync } from 'node:fs';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

type Schema = Record<string, unknown>;

interface DescribedAnswer {
  $ref?: string;
  content?: Record<string, { schema?: Schema }>;
}

export interface DescribedOperation {
  operationId: string;
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses: Record<string, DescribedAnswer>;
}

interface OpenApi {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, DescribedAnswer> };
}

interface Route {
  path: string;
  pattern: RegExp;
  operations: Record<string, DescribedOperation>;
}

/** Answers to an address that has no such operation, from before any handler. */
const OUTSIDE: Record<number, string> = {
  400: 'malformed_body',
  404: 'not_found',
  405: 'method_not_allowed',
};

/** Checks answers against the OpenAPI document: address, method, status, type, and a body without a word too much. */
export class AnswerCheck {
  private readonly document: OpenApi;
  private readonly routes: Route[];
  private readonly ajv = new Ajv2020({ strict: false, validateSchema: false });
  private readonly validators = new Map<Schema, ValidateFunction>();

  /** What the document knows by name. */
  get schemas(): Record<string, Schema> {
    return this.document.components.schemas;
  }

  /** Each operation that the document describes. */
  get operations(): { method: string; path: string; operation: DescribedOperation }[] {
    return this.routes.flatMap(({ path, operations }) =>
      Object.entries(operations).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
      })),
    );
  }

  constructor() {
    const text = readFileSync(require.resolve('@gallery/contracts/openapi.json'), 'utf8');
    const document: unknown = JSON.parse(text, prepared);
    if (!isOpenApi(document)) throw new Error('This is no OpenAPI document.');
    this.document = document;
    addFormats(this.ajv);
    this.ajv.addSchema(this.document, 'openapi');
    // Literal names come first, as the router has it.
    this.routes = Object.entries(this.document.paths)
      .map(([path, operations]) => ({
        path,
        pattern: new RegExp(`^${path.replaceAll(/[.]/g, '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
        operations,
      }))
      .toSorted((a, b) => parametersOf(a) - parametersOf(b));
  }

  /** @returns what the document does not say of this answer; null when it says all */
  async problemOf(method: string, url: string, response: Response): Promise<string | null> {
    const { pathname } = new URL(url);
    if (!pathname.startsWith('/api/') || method === 'OPTIONS') return null;
    const name = method === 'HEAD' ? 'get' : method.toLowerCase();
    const route = this.routes.find(({ pattern, operations }) => pattern.test(pathname) && operations[name]);
    const operation = route?.operations[name];
    const { status } = response;
    const text = method === 'HEAD' ? '' : await response.clone().text();
    if (!route || !operation) return outsideProblem(status, text);
    // HTTP's answer to a condition, on whatever route.
    if (status === 304) return null;
    const answer = operation.responses[status];
    if (!answer)
      return `${operation.operationId} answers ${status}, which the document does not know: ${text}`;
    if (text === '') return null;
    const type = (response.headers.get('content-type') ?? '').replace(/;.*/, '');
    const { content } = this.resolve(answer);
    const schema = content?.[type]?.schema;
    if (!schema) return `${operation.operationId} answers ${status} as ${type}: ${text.slice(0, 500)}`;
    if (!type.endsWith('json')) return null;
    const validate = this.validatorOf(schema);
    if (validate(JSON.parse(text))) return null;
    const errors = this.ajv.errorsText(validate.errors, { dataVar: 'answer', separator: '\n' });
    return `${operation.operationId} answers ${status} with what the document does not say:\n${errors}\n${text.slice(0, 2_000)}`;
  }

  private resolve(answer: DescribedAnswer): DescribedAnswer {
    const [, name] = /^#\/components\/responses\/(.+)$/.exec(answer.$ref ?? '') ?? [];
    return name === undefined ? answer : (this.document.components.responses[name] ?? {});
  }

  /** Compiled at the first answer of its kind: a test file sees few of them. */
  private validatorOf(schema: Schema): ValidateFunction {
    const validate = this.validators.get(schema) ?? this.ajv.compile(schema);
    this.validators.set(schema, validate);
    return validate;
  }
}

const SCHEMAS = '#/components/schemas/';

/** Clients must expect new properties; our tests must not. References are read from outside of the document. */
function prepared(name: string, value: unknown): unknown {
  if (name === '$ref' && typeof value === 'string' && value.startsWith(SCHEMAS)) return `openapi${value}`;
  if (!isSchemaOfObject(value) || 'additionalProperties' in value) return value;
  return { ...value, additionalProperties: false };
}

const isSchemaOfObject = (value: unknown): value is Schema =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  [value.type].flat().includes('object') &&
  'properties' in value;

const isOpenApi = (value: unknown): value is OpenApi =>
  typeof value === 'object' && value !== null && 'paths' in value && 'components' in value;

const parametersOf = ({ path }: Route): number => path.split('{').length;

function outsideProblem(status: number, text: string): string | null {
  const code = /"code":"(\w+)"/.exec(text)?.[1];
  return OUTSIDE[status] === code
    ? null
    : `No operation is at this address, which answers ${status}: ${text}`;
}
