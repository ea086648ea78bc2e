import fc, { type Arbitrary } from 'fast-check';
import type { DescribedOperation } from '../app/answer-check';
import type { Caller } from './callers';
import type { KnownValues } from './known-values';
import { nonsense, type ValuesOfSchema } from './values-of-schema';

/** Node answers a longer head by itself, with 431. */
const MAX_QUERY_TEXT = 1_000;

/** A request by chance. */
export interface Call {
  /** `GET /api/artworks/{id}`. */
  operation: string;
  caller: Caller;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
}

/** What a request is made for. */
export interface Target {
  method: string;
  path: string;
  operation: DescribedOperation;
  caller: Caller;
  /** Without queries that can be left out, and with names that exist. */
  isPlain: boolean;
}

/** Requests of an operation, most of which name what exists. */
export function callOf(target: Target, values: ValuesOfSchema, known: KnownValues): Arbitrary<Call> {
  const { method, path, caller, operation, isPlain } = target;
  const { parameters = [], requestBody } = operation;
  const inQuery = parameters.filter(
    (parameter) => parameter.in === 'query' && !(isPlain && !parameter.required),
  );
  const [type = '', content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return pathOf(target, known).chain((filled) =>
    fc
      .tuple(
        fc.tuple(
          ...inQuery.map(({ name, schema = {} }) =>
            isPlain ? values.of(schema, name) : fc.option(values.of(schema, name)),
          ),
        ),
        content?.schema ? values.of(content.schema) : fc.constant(undefined),
        fc.constantFrom<Echo>('all', 'version', 'nothing'),
      )
      .map(([queries, generated, echo]): Call => {
        const query = new URLSearchParams(
          inQuery.flatMap(({ name }, index): [string, string][] =>
            queries[index] === null ? [] : [[name, textOf(queries[index]).slice(0, MAX_QUERY_TEXT)]],
          ),
        );
        const body = echoed(generated, known.recordAt(filled), echo);
        const isForm = type === 'multipart/form-data';
        return {
          operation: `${method} ${path}`,
          caller,
          method,
          path: `${filled}${query.size > 0 ? `?${query.toString()}` : ''}`,
          headers: isForm || body === undefined ? {} : { 'content-type': 'application/json' },
          body: isForm ? formOf(body) : body === undefined ? undefined : JSON.stringify(body),
        };
      }),
  );
}

/** Each parameter with a value that answers around it showed, which depends on those before it. */
export function pathOf(
  { path, operation, isPlain }: Pick<Target, 'path' | 'operation' | 'isPlain'>,
  known: KnownValues,
): Arbitrary<string> {
  const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
  const filled = (rest: string): Arbitrary<string> => {
    const [, before = '', name, after = ''] = /^(.*?)\{(\w+)\}(.*)$/.exec(rest) ?? [];
    if (name === undefined) return fc.constant(rest);
    const names = known.forPath(before.replace(/\/$/, ''), name);
    const choices: unknown = inPath.find((each) => each.name === name)?.schema?.['enum'];
    const fitting: readonly unknown[] = Array.isArray(choices) ? choices : names;
    return fc
      .oneof(
        { arbitrary: fitting.length > 0 ? fc.constantFrom(...fitting) : fc.uuid({ version: 7 }), weight: 11 },
        { arbitrary: nonsense, weight: isPlain ? 0 : 1 },
      )
      .chain((value) => filled(before + (encodeURIComponent(textOf(value).slice(0, 200)) || '-') + after));
  };
  return filled(path);
}

/** How much of what a change names is as it is now. */
type Echo = 'all' | 'version' | 'nothing';

function echoed(body: unknown, record: Record<string, unknown>, echo: Echo): unknown {
  if (echo === 'nothing' || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const isSame = (name: string): boolean => name in record && (echo === 'all' || name === 'version');
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, isSame(name) ? record[name] : value]),
  );
}

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replaceAll(/\p{Surrogate}/gu, '');

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(typeof body === 'object' && body !== null ? body : {}))
    if (/file|film|drawing|picture|photo/.test(name)) form.append(name, new Blob([textOf(value)]), 'a.jpg');
    else form.append(name, textOf(value));
  return form;
}
