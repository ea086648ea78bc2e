/** What is wrong with the OpenAPI document, by two validators that share no code, and by our own rules below. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';

/** The Redocly rules that a document of one gallery, without an address of its own, can follow. */
const REDOCLY = {
  extends: ['recommended-strict'],
  rules: {
    'info-license': 'off',
    'tag-description': 'off',
    // A list without parameters rejects no request, and codes are checked below.
    'operation-4xx-response': 'off',
    // Some say what the JSON in a form's text field is.
    'no-unused-components': 'off',
    'operation-singular-tag': 'error',
    'operation-4xx-problem-details-rfc7807': 'error',
  },
};

/** @param {string} text the document, as JSON @returns {Promise<string[]>} */
export async function documentProblems(text) {
  return [
    ...(await redoclyProblems(text)),
    ...(await schemaProblems(text)),
    ...ruleProblems(JSON.parse(text)),
  ];
}

/** Against its own description of OpenAPI, with all references followed. */
async function redoclyProblems(text) {
  const config = await createConfig(REDOCLY);
  const found = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  return found.map(
    ({ ruleId, message, location: [place] }) => `Redocly, ${ruleId}: ${message} ${place?.pointer ?? ''}`,
  );
}

/** Against the JSON schema that the OpenAPI Initiative publishes. */
async function schemaProblems(text) {
  const { valid, errors } = await new Validator().validate(JSON.parse(text));
  if (valid) return [];
  return [errors]
    .flat()
    .map((error) => `OpenAPI's schema: ${error.message ?? error} ${error.instancePath ?? ''}`);
}

/** Each operation has a summary, and its errors state body and codes. */
function ruleProblems({ paths, components }) {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId, summary, tags, security, responses }]) => [
      ...(summary ? [] : [`${operationId} has no docstring to say what it does.`]),
      ...(tags?.length > 0 ? [] : [`${operationId} has no tag.`]),
      ...(security ? [] : [`${operationId} does not say who may call it.`]),
      ...Object.keys(responses)
        .filter((status) => Number(status) >= 400 && !namesCodes(responses[status], components))
        .map((status) => `${method} ${path} does not name its errors of status ${status}.`),
    ]),
  );
}

function namesCodes({ $ref }, { responses }) {
  const response = responses[String($ref).replace('#/components/responses/', '')];
  const schema = response?.content['application/problem+json']?.schema;
  return schema?.$ref === '#/components/schemas/Problem' && schema.properties.code.enum.length > 0;
}
