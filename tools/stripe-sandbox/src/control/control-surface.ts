import { ApiFailure, invalidRequest } from '../api-failure';
import type { FormTree, FormValue } from '../wire/form-body';
import type { HttpCall, HttpReply } from '../wire/http-server';
import { findRoute, type Routes } from '../wire/router';

/**
 * The control API for tests, `/_sandbox/*`, in JSON and without a key. Posts must be `application/json`, which
 * another website cannot send without a CORS preflight.
 */
export class ControlSurface {
  constructor(private readonly routes: Routes) {}

  answer(call: HttpCall): HttpReply {
    try {
      const found = findRoute(this.routes, call.method, call.path);
      if (!found)
        throw new ApiFailure(404, { type: 'invalid_request_error', message: `Nothing at ${call.path}` });
      if (call.method === 'POST' && !call.headers['content-type']?.startsWith('application/json')) {
        throw new ApiFailure(415, { type: 'invalid_request_error', message: 'Send application/json.' });
      }
      return reply(200, found.route({ id: found.id, fields: fieldsOf(call.body) }));
    } catch (error) {
      if (error instanceof ApiFailure) return reply(error.status, { error: error.body });
      throw error;
    }
  }
}

function reply(status: number, body: object): HttpReply {
  return {
    status,
    headers: { 'content-type': 'application/json' },
    body: `${JSON.stringify(body, null, 2)}\n`,
  };
}

/** A flat JSON object as form fields, so that one reader serves both. */
function fieldsOf(body: string): FormTree {
  const fields: FormTree = new Map<string, FormValue>();
  if (body === '') return fields;
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw invalidRequest('The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null) throw invalidRequest('The body must be a JSON object.');
  for (const [name, entry] of Object.entries(value)) {
    if (typeof entry === 'object') throw invalidRequest(`${name} must be a plain value.`, { param: name });
    fields.set(name, String(entry));
  }
  return fields;
}
