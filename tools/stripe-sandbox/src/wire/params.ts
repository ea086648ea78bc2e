import type Stripe from 'stripe';
import { invalidRequest } from '../api-failure';
import type { FormTree, FormValue } from './form-body';

const URL_LIMIT = 5000;
const METADATA = { keys: 50, keyLength: 40, valueLength: 500 };

/**
 * Reads a request's parameters one by one, with Stripe's errors. A parameter that no
 * route reads is rejected, as with Stripe, so that tests find misspelled names.
 */
export function readParams<T>(fields: FormTree, read: (params: Params) => T): T {
  return readGroup(new Params(fields, ''), read);
}

function readGroup<T>(params: Params, read: (params: Params) => T): T {
  const result = read(params);
  params.refuseUnread();
  return result;
}

export class Params {
  private readonly asked = new Set<string>();

  constructor(
    private readonly fields: FormTree,
    private readonly path: string,
  ) {}

  /** The bracketed path of a parameter of this group, for messages. */
  at(name: string): string {
    return this.path ? `${this.path}[${name}]` : name;
  }

  has(name: string): boolean {
    this.asked.add(name);
    return this.fields.has(name);
  }

  isText(name: string): boolean {
    return typeof this.take(name) === 'string';
  }

  text(name: string, limit = 5000): string | undefined {
    const value = this.take(name);
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw this.invalid(name, 'Invalid string', 'parameter_invalid_string');
    if (value === '') throw this.empty(name);
    if (value.length > limit) {
      throw this.invalid(
        name,
        `Invalid string: must be at most ${limit} characters`,
        'parameter_invalid_string',
      );
    }
    return value;
  }

  requiredText(name: string, limit?: number): string {
    return this.required(name, this.text(name, limit));
  }

  integer(name: string, bounds: { min?: number; max?: number } = {}): number | undefined {
    const value = this.take(name);
    if (value === undefined) return undefined;
    if (value === '') throw this.empty(name);
    if (typeof value !== 'string' || !/^-?\d{1,15}$/.test(value)) {
      throw this.invalid(
        name,
        `Invalid integer: ${typeof value === 'string' ? value : 'a hash'}`,
        'parameter_invalid_integer',
      );
    }
    const number = Number(value);
    if (bounds.min !== undefined && number < bounds.min) {
      throw this.invalid(
        name,
        `This value must be greater than or equal to ${bounds.min}.`,
        'parameter_invalid_integer',
      );
    }
    if (bounds.max !== undefined && number > bounds.max) {
      throw this.invalid(
        name,
        `This value must be less than or equal to ${bounds.max}.`,
        'parameter_invalid_integer',
      );
    }
    return number;
  }

  flag(name: string): boolean | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (value !== 'true' && value !== 'false') throw this.invalid(name, `Invalid boolean: ${value}`);
    return value === 'true';
  }

  oneOf<T extends string>(name: string, choices: readonly T[]): T | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const chosen = choices.find((choice) => choice === value);
    if (chosen === undefined)
      throw this.invalid(name, `Invalid ${this.at(name)}: must be one of ${choices.join(', ')}`);
    return chosen;
  }

  /** An absolute http(s) address. Stripe's `{CHECKOUT_SESSION_ID}` is allowed in it. */
  url(name: string): string | undefined {
    const value = this.text(name, URL_LIMIT);
    if (value === undefined) return undefined;
    if (!/^https?:\/\/[^\s/?#]+/i.test(value) || !URL.canParse(value)) {
      throw this.invalid(name, 'Not a valid URL', 'url_invalid');
    }
    return value;
  }

  email(name: string): string | undefined {
    const value = this.text(name, 800);
    if (value !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) {
      throw this.invalid(name, `Invalid email address: ${value}`, 'email_invalid');
    }
    return value;
  }

  currency(name: string): string {
    const value = this.requiredText(name).toLowerCase();
    if (!/^[a-z]{3}$/.test(value)) throw this.invalid(name, `Invalid currency: ${value}`);
    return value;
  }

  /** Stripe's limits: 50 keys of 40 characters, values of 500. */
  metadata(name: string): Stripe.Metadata {
    const value = this.take(name);
    if (value === undefined || value === '') return {};
    if (typeof value === 'string') throw this.invalid(name, 'Invalid hash');
    if (value.size > METADATA.keys)
      throw this.invalid(name, `Metadata can have at most ${METADATA.keys} keys`);
    const metadata: Stripe.Metadata = {};
    for (const [key, text] of value) {
      if (typeof text !== 'string') throw this.invalid(name, `Metadata values must be strings: ${key}`);
      if (key.length > METADATA.keyLength)
        throw this.invalid(name, `Metadata keys can have up to 40 characters: ${key}`);
      if (text.length > METADATA.valueLength) {
        throw this.invalid(name, `Metadata values can have up to 500 characters: ${key}`);
      }
      metadata[key] = text;
    }
    return metadata;
  }

  group<T>(name: string, read: (params: Params) => T): T | undefined {
    const value = this.take(name);
    if (value === undefined) return undefined;
    if (typeof value === 'string') throw this.invalid(name, 'Invalid hash');
    return readGroup(new Params(value, this.at(name)), read);
  }

  list<T>(name: string, read: (params: Params) => T): T[] | undefined {
    return this.entries(name)?.map(([key, value]) => {
      if (typeof value === 'string') throw this.invalid(`${name}][${key}`, 'Invalid hash');
      return readGroup(new Params(value, `${this.at(name)}[${key}]`), read);
    });
  }

  texts(name: string): string[] | undefined {
    return this.entries(name)?.map(([key, value]) => {
      if (typeof value !== 'string') throw this.invalid(`${name}][${key}`, 'Invalid string');
      return value;
    });
  }

  required<T>(name: string, value: T | undefined): T {
    if (value === undefined) {
      throw invalidRequest(`Missing required param: ${this.at(name)}.`, {
        code: 'parameter_missing',
        param: this.at(name),
      });
    }
    return value;
  }

  invalid(name: string, message: string, code?: string) {
    return invalidRequest(message, { ...(code ? { code } : {}), param: this.at(name) });
  }

  refuseUnread(): void {
    const unread = [...this.fields.keys()]
      .filter((name) => !this.asked.has(name))
      .map((name) => this.at(name));
    if (!unread.length) return;
    const noun = unread.length === 1 ? 'parameter' : 'parameters';
    throw invalidRequest(`Received unknown ${noun}: ${unread.join(', ')}`, {
      code: 'parameter_unknown',
      param: unread[0],
    });
  }

  private entries(name: string): [string, FormValue][] | undefined {
    const value = this.take(name);
    if (value === undefined) return undefined;
    if (typeof value === 'string') throw this.invalid(name, 'Invalid array');
    return [...value];
  }

  private take(name: string): FormValue | undefined {
    this.asked.add(name);
    return this.fields.get(name);
  }

  private empty(name: string) {
    return this.invalid(
      name,
      `You passed an empty string for '${this.at(name)}'. We assume empty values are an attempt to unset a parameter; however '${this.at(name)}' cannot be unset.`,
      'parameter_invalid_empty',
    );
  }
}
