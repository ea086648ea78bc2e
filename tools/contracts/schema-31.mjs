/** Schemas as @nestjs/swagger writes them, which are those of OpenAPI 3.0, as schemas of 3.1: JSON Schema 2020-12. */

/** @param {object} schema of OpenAPI 3.0 @returns {object} */
export function toSchema31(schema) {
  if ('$ref' in schema) return schema;
  const { nullable = false, allOf, example, ...rest } = withConvertedParts(schema);
  const annotated = example === undefined ? rest : { ...rest, examples: [example] };
  // 3.0 allows nothing beside a reference, so a single one is wrapped in a list.
  const [only, ...others] = allOf ?? [];
  if (only === undefined) return nullable ? orNull(annotated) : annotated;
  if (others.length > 0) return nullable ? orNull({ ...annotated, allOf }) : { ...annotated, allOf };
  const { type: _type, ...around } = annotated;
  return nullable ? { ...around, anyOf: [only, { type: 'null' }] } : { ...around, ...only };
}

function withConvertedParts(schema) {
  const { properties, items, additionalProperties } = schema;
  const lists = ['allOf', 'anyOf', 'oneOf'].filter((name) => schema[name]);
  return {
    ...schema,
    ...(properties && { properties: mapValues(properties, toSchema31) }),
    ...(items && { items: toSchema31(items) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: toSchema31(additionalProperties),
    }),
    ...Object.fromEntries(lists.map((name) => [name, schema[name].map(toSchema31)])),
  };
}

function orNull(schema) {
  const { type, enum: values, anyOf, oneOf, allOf, ...rest } = schema;
  const alternatives = anyOf ?? oneOf;
  if (alternatives) return { ...rest, anyOf: [...alternatives, { type: 'null' }] };
  if (allOf) return { ...rest, anyOf: [{ allOf }, { type: 'null' }] };
  return {
    ...rest,
    ...(type && { type: [type, 'null'] }),
    ...(values && { enum: values.includes(null) ? values : [...values, null] }),
  };
}

/**
 * @template Value, Changed
 * @param {Record<string, Value>} record @param {(value: Value, key: string) => Changed} change
 * @returns {Record<string, Changed>}
 */
export const mapValues = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
