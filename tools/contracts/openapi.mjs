/** What the API's decorators say of its routes → its OpenAPI 3.1 document. */
import { errorResponse, errorsOf, PROBLEM } from './errors.mjs';
import { mapValues, toSchema31 } from './schema-31.mjs';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
/** The others are pages, and older addresses of files. */
const PATHS = '/api/';

/**
 * @param {object} described in OpenAPI 3.0, by @nestjs/swagger
 * @param {object} sources
 * @param {Map<string, import('./operation-texts.mjs').OperationText>} sources.texts of handlers, by operation id
 * @param {Record<string, { status: number, message: string }>} sources.errors
 * @returns {object} the whole document
 */
export function completeDocument(described, { texts, errors }) {
  const responses = {};
  const described31 = (described30, method) => {
    // Nest numbers the operations of a controller with several paths, of which one is in the document.
    const operation = { ...described30, operationId: described30.operationId.replace(/\[\d+\]$/, '') };
    const byStatus = errorsOf(operation, method, errors);
    for (const codes of byStatus.values()) responses[nameOf(codes, errors)] = errorResponse(codes, errors);
    return completeOperation(operation, {
      text: texts.get(operation.operationId),
      errors: mapValues(Object.fromEntries(byStatus), (codes) => ({
        $ref: `#/components/responses/${nameOf(codes, errors)}`,
      })),
      codes: [...byStatus.values()].flat(),
    });
  };
  const paths = Object.entries(described.paths).filter(([path]) => path.startsWith(PATHS));
  const { schemas, ...components } = described.components;
  return {
    ...described,
    openapi: '3.1.1',
    paths: mapValues(Object.fromEntries(paths), (item) => onOperations(item, described31)),
    components: {
      ...components,
      schemas: { ...mapValues(schemas, toSchema31), Problem: PROBLEM },
      responses: Object.fromEntries(Object.entries(responses).sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
}

/** The document from which the pages' types are made: for errors they have body and codes. */
export function withoutErrors(document) {
  const { Problem: _problem, ...schemas } = document.components.schemas;
  const { responses: _responses, ...components } = document.components;
  return {
    ...document,
    paths: mapValues(document.paths, (item) =>
      onOperations(item, (operation) => ({
        ...operation,
        responses: Object.fromEntries(
          Object.entries(operation.responses).filter(([status]) => Number(status) < 400),
        ),
      })),
    ),
    components: { ...components, schemas },
  };
}

const onOperations = (item, change) =>
  mapValues(item, (part, name) => (METHODS.includes(name) ? change(part, name) : part));

/** Operations with the same errors share their description. */
const nameOf = (codes, errors) => `${errors[codes[0]].status}-${codes.join('-')}`;

function completeOperation(operation, { text, errors, codes }) {
  const { operationId, tags, parameters = [], requestBody, responses, security = [], ...others } = operation;
  const answers = Object.entries(responses).filter(([status]) => Number(status) < 400);
  return {
    operationId,
    ...text,
    tags,
    ...others,
    security: codes.includes('pass_required') ? withGuestPass(security) : security,
    parameters: parameters.map(withSchema31),
    ...(requestBody && { requestBody: withContent31(requestBody) }),
    responses: { ...mapValues(Object.fromEntries(answers), answer31), ...errors },
  };
}

/** Handlers ask for a pass after the guards. */
const withGuestPass = (security) =>
  (security.length > 0 ? security : [{}]).map((requirement) => ({ ...requirement, guestPass: [] }));

function answer31(answer) {
  const headers = answer.headers && mapValues(answer.headers, withSchema31);
  return { ...withContent31(answer), ...(headers && { headers }) };
}

const withSchema31 = (part) => (part.schema ? { ...part, schema: toSchema31(part.schema) } : part);

const withContent31 = (part) =>
  part.content ? { ...part, content: mapValues(part.content, withSchema31) } : part;
