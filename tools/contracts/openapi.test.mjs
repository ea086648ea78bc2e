import { completeDocument, withoutErrors } from './openapi.mjs';
import { textOf } from './operation-texts.mjs';

const errors = {
  headers_too_large: { status: 431, message: 'Too many headers.' },
  internal: { status: 500, message: 'Something went wrong.' },
  malformed_body: { status: 400, message: 'Not read.' },
  not_found: { status: 404, message: 'Nothing here.' },
  order_not_found: { status: 404, message: 'No such order.' },
  pass_required: { status: 401, message: 'Please enter your name.' },
  request_timeout: { status: 408, message: 'Too slow.' },
  signed_out: { status: 401, message: 'You are signed out.' },
  unavailable: { status: 503, message: 'Not now.' },
  validation_failed: { status: 400, message: 'Check the fields.' },
};

const documentOf = (operation, path = '/api/orders/{id}') => {
  const described = {
    openapi: '3.0.0',
    paths: { [path]: { get: { operationId: 'Orders_get', responses: {}, ...operation } } },
    components: {
      schemas: { Order: { type: 'object', properties: { note: { type: 'string', nullable: true } } } },
    },
  };
  const texts = new Map([['Orders_get', { summary: 'One order' }]]);
  return completeDocument(described, { texts, errors });
};
const operationOf = (operation) => documentOf(operation).paths['/api/orders/{id}'].get;
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

it('describes an error by its code, its message and its body', () => {
  const { paths, components } = documentOf({
    responses: { 404: { description: 'order_not_found, once it is gone' } },
  });
  expect(paths['/api/orders/{id}'].get.responses[404]).toEqual({
    $ref: '#/components/responses/404-order_not_found',
  });
  expect(components.responses['404-order_not_found']).toMatchObject({
    description: '`order_not_found`: No such order.',
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem', properties: { code: { enum: ['order_not_found'] } } },
      },
    },
  });
});

it('rejects an error that names no code of its status', () => {
  expect(() => operationOf({ responses: { 401: { description: 'order_not_found' } } })).toThrow(
    'names no code',
  );
});

it('adds the errors of what runs before a handler', () => {
  const { responses } = operationOf({ parameters: [id], security: [{ collector: [] }] });
  expect(Object.keys(responses)).toEqual(['400', '401', '404', '408', '431', '500', '503']);
});

it.each([
  ['a public route asks for it alone', [], [{ guestPass: [] }]],
  ['a guarded one for both', [{ collector: [] }], [{ collector: [], guestPass: [] }]],
])('says that a guest pass is required: %s', (_what, security, expected) => {
  const responses = { 401: { description: 'pass_required' } };
  expect(operationOf({ security, responses }).security).toEqual(expected);
});

it('writes nullable texts as OpenAPI 3.1 does', () => {
  expect(documentOf({}).components.schemas.Order.properties.note).toEqual({ type: ['string', 'null'] });
});

it('leaves out what is not below /api', () => {
  expect(documentOf({}, '/uploads/{name}').paths).toEqual({});
});

it('has no errors in the document for the generated types', () => {
  const { paths, components } = withoutErrors(documentOf({}));
  expect(paths['/api/orders/{id}'].get.responses).toEqual({});
  expect(Object.keys(components.schemas)).toEqual(['Order']);
});

it.each([
  ['Starts a checkout, for guests too.', { summary: 'Starts a checkout, for guests too' }],
  ['By number. `null` is none.', { summary: 'By number', description: '`null` is none.' }],
  ['', null],
])('takes the first sentence of a docstring as the summary: %j', (docstring, text) => {
  expect(textOf(docstring)).toEqual(text);
});
