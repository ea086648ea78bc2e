/** What an operation may answer instead of what was asked for, by status, from the one table of error codes (ADR 0012). */

/** The body of every error: our fields and what RFC 9457 adds. */
export const PROBLEM = {
  type: 'object',
  description: 'The body of every error: RFC 9457 problem details with our code',
  properties: {
    code: { type: 'string', description: 'Code to switch on' },
    message: { type: 'string', description: 'A sentence for people' },
    error: { type: 'string', description: 'Same as `message`' },
    fields: {
      type: 'object',
      description: 'For `validation_failed`: messages by field path, such as `items.0.price`',
      additionalProperties: { type: 'string' },
    },
    details: { type: 'object', description: 'What the client needs to continue', additionalProperties: true },
    type: { type: 'string', examples: ['urn:gallery:error:not_found'] },
    title: { type: 'string', description: 'The same for every error of the type' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'Same as `message`' },
    success: { enum: [false], description: 'Only on routes that take plain forms' },
  },
  required: ['code', 'message', 'error', 'type', 'title', 'status', 'detail'],
  additionalProperties: false,
};

/** Errors that come from guards and checks before a handler runs, and the operations they apply to. */
const BEFORE_HANDLERS = [
  { codes: ['headers_too_large', 'internal', 'request_timeout', 'unavailable'], of: () => true },
  { codes: ['malformed_body', 'not_found'], of: (operation) => has(operation, 'path') },
  {
    codes: ['validation_failed'],
    of: (operation, writes) => writes || has(operation, 'path') || has(operation, 'query'),
  },
  { codes: ['malformed_body', 'payload_too_large', 'unsupported_media_type'], of: (_, writes) => writes },
  { codes: ['rate_limited'], of: (operation, writes) => operation['x-rate-limited'] ?? writes },
  { codes: ['unauthorized', 'not_found'], of: (operation) => demands(operation, 'staff') },
  {
    codes: ['second_factor_required'],
    of: (operation) => demands(operation, 'staff') && !operation['x-before-second-factor'],
  },
  { codes: ['owner_only'], of: (operation) => operation['x-staff-role'] === 'owner' },
  { codes: ['reauthentication_required'], of: (operation) => operation['x-requires-recent-sign-in'] },
  { codes: ['signed_out'], of: (operation) => demands(operation, 'collector') },
  {
    codes: ['foreign_request'],
    of: (operation, writes) => writes && (demands(operation, 'staff') || demands(operation, 'collector')),
  },
  { codes: ['device_refused'], of: (operation) => demands(operation, 'device') },
];

const has = ({ parameters = [] }, place) => parameters.some((parameter) => parameter.in === place);
const demands = ({ security = [] }, scheme) => security.some((requirement) => scheme in requirement);

/**
 * @param {object} operation as @nestjs/swagger describes it: its decorators name codes in the descriptions of responses
 * @param {string} method @param {Record<string, { status: number, message: string }>} table
 * @returns {Map<string, string[]>} codes by status
 */
export function errorsOf(operation, method, table) {
  const writes = method !== 'get';
  const before = BEFORE_HANDLERS.filter(({ of }) => of(operation, writes)).flatMap(({ codes }) => codes);
  const named = Object.entries(operation.responses).flatMap(([status, response]) =>
    Number(status) < 400 ? [] : codesIn(response.description, Number(status), { operation, table }),
  );
  const byStatus = new Map();
  for (const code of [...new Set([...before, ...named])].sort(byText)) {
    const status = String(table[code].status);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}

function codesIn(description, status, { operation, table }) {
  const codes = description.match(/\w+/g)?.filter((word) => table[word]?.status === status) ?? [];
  if (codes.length > 0) return codes;
  throw new Error(
    `${operation.operationId} answers ${status} with "${description}", which names no code of that status in error-messages.ts.`,
  );
}

/** @param {string[]} codes of one status */
export function errorResponse(codes, table) {
  return {
    description: codes.map((code) => `\`${code}\`: ${table[code].message}`).join('\n\n'),
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem', properties: { code: { enum: codes } } },
      },
    },
  };
}

const byText = (a, b) => (a < b ? -1 : 1);
