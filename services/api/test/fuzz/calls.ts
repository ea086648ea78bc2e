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
  /** Of the record whose version the body names; null where it is to be left as it is. */
  record: string | null;
  isPlain: boolean;
}

/** What makes a request of an operation succeed where values of its schema would by rare luck alone. */
export interface Example {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** Of the body's text, for those who sign it. */
  sign?: (body: string) => Record<string, string>;
}

/** What a request is made for. */
export interface Target {
  method: string;
  path: string;
  operation: DescribedOperation;
  caller: Caller;
  /** Without queries that can be left out, and with names that exist. */
  isPlain: boolean;
  example: Example;
  /** How many parts of the path name the record that it is about; null without such a record. */
  recordParts: number | null;
}

/** Requests of an operation, most of which name what exists. */
export function callOf(target: Target, values: ValuesOfSchema, known: KnownValues): Arbitrary<Call> {
  const { method, path, caller, operation, isPlain, example, recordParts } = target;
  const { parameters = [], requestBody } = operation;
  const inQuery = parameters.filter(
    ({ in: place, name, required }) =>
      place === 'query' && (!isPlain || required || example.query?.[name] !== undefined),
  );
  const [type = '', content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return pathOf(target, known).chain((filled) =>
    fc
      .tuple(
        fc.tuple(
          ...inQuery.map(({ name, schema = {} }) =>
            orExample(isPlain ? values.of(schema, name) : fc.option(values.of(schema, name)), {
              isPlain,
              value: example.query?.[name],
            }),
          ),
        ),
        bodyOf(content?.schema && values.of(content.schema), target),
        fc.constantFrom<Echo>('version', ...(isPlain ? [] : (['all', 'nothing'] as const))),
      )
      .map(([queries, generated, echo]): Call => {
        const query = new URLSearchParams(
          inQuery.flatMap(({ name }, index): [string, string][] =>
            queries[index] === null ? [] : [[name, textOf(queries[index]).slice(0, MAX_QUERY_TEXT)]],
          ),
        );
        const body = echoed(generated, known.recordAt(filled), echo);
        const isForm = type === 'multipart/form-data';
        const text = isForm || body === undefined ? undefined : JSON.stringify(body);
        return {
          operation: `${method} ${path}`,
          caller,
          method,
          path: `${filled}${query.size > 0 ? `?${query.toString()}` : ''}`,
          headers: text === undefined ? {} : { 'content-type': 'application/json', ...example.sign?.(text) },
          body: isForm ? formOf(body) : text,
          isPlain,
          record: isPlain && recordParts !== null ? filled.split('/').slice(0, recordParts).join('/') : null,
        };
      }),
  );
}

/** What the schema asks for, mostly with some or all of what the example says. */
function bodyOf(generated: Arbitrary<unknown> | undefined, { isPlain, example }: Target): Arbitrary<unknown> {
  const { body } = example;
  if (!generated || !body) return generated ?? fc.constant(undefined);
  if (isPlain) return fc.constant(body);
  const names = Object.keys(body);
  return fc.tuple(generated, fc.subarray(names), fc.boolean()).map(([made, some, isNearly]) => {
    if (typeof made !== 'object' || made === null || Array.isArray(made)) return made;
    // Nearly all of it, or some.
    const taken = isNearly ? names.filter((name) => !some.slice(0, 1).includes(name)) : some;
    return { ...made, ...Object.fromEntries(taken.map((name) => [name, body[name]])) };
  });
}

/** The example's value, but for one time in eight unless it is to succeed. */
const orExample = <T>(
  made: Arbitrary<T>,
  { isPlain, value }: { isPlain: boolean; value: string | undefined },
): Arbitrary<T | string> =>
  value === undefined
    ? made
    : fc.oneof({ arbitrary: fc.constant(value), weight: 7 }, { arbitrary: made, weight: isPlain ? 0 : 1 });

/** Each parameter with a value that answers around it showed, which depends on those before it. */
export function pathOf(
  { path, operation, isPlain, example }: Pick<Target, 'path' | 'operation' | 'isPlain' | 'example'>,
  known: KnownValues,
): Arbitrary<string> {
  const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
  const filled = (rest: string): Arbitrary<string> => {
    const [, before = '', name, after = ''] = /^(.*?)\{(\w+)\}(.*)$/.exec(rest) ?? [];
    if (name === undefined) return fc.constant(rest);
    const names = known.forPath(before.replace(/\/$/, ''), name);
    const choices: unknown = inPath.find((each) => each.name === name)?.schema?.['enum'];
    const fitting: readonly unknown[] = Array.isArray(choices) ? choices : names;
    const made = fc.oneof(
      { arbitrary: fitting.length > 0 ? fc.constantFrom(...fitting) : fc.uuid({ version: 7 }), weight: 11 },
      { arbitrary: nonsense, weight: isPlain ? 0 : 1 },
    );
    return orExample(made, { isPlain, value: example.path?.[name] }).chain((value) =>
      filled(before + (encodeURIComponent(textOf(value).slice(0, 200)) || '-') + after),
    );
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

const files = (value: unknown): Blob[] => [value].flat().filter((each) => each instanceof Blob);

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(typeof body === 'object' && body !== null ? body : {}))
    if (files(value).length > 0) for (const file of files(value)) form.append(name, file, 'a.jpg');
    else form.append(name, textOf(value));
  return form;
}
