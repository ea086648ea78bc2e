import { AppError } from '../errors/app-error';

/** Deeper than any request of ours; validation walks bodies recursively and must not run out of stack. */
const DEEPEST = 24;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = [0x5b, 0x7b];
const CLOSING = [0x5d, 0x7d];

/** Whether brackets outside of strings nest deeper than we read. Works on bytes, before anything is parsed. */
export function nestsTooDeep(body: Buffer): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] ?? 0;
    if (inString) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) inString = true;
    else if (OPENING.includes(byte)) depth += 1;
    else if (CLOSING.includes(byte)) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** Parses a JSON body. Keys that would change an object's prototype are refused rather than dropped. */
export function parseJsonBody(body: Buffer): unknown {
  if (nestsTooDeep(body))
    throw new AppError('malformed_body', { message: 'The request is nested too deeply.' });
  try {
    return JSON.parse(body.toString('utf8'), refusePrototypeKeys);
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('malformed_body', { cause });
  }
}

function refusePrototypeKeys(key: string, value: unknown): unknown {
  if (key === '__proto__' || key === 'constructor' || key === 'prototype')
    throw new AppError('malformed_body');
  return value;
}
