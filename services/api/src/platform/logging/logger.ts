import { pino, type DestinationStream, type Logger } from 'pino';
import type { LoggerService } from '@nestjs/common';
import type { Settings } from '../config/settings';
import { currentRequestId } from '../http/request-context';

const EMAIL_ADDRESS = /[^\s@'"<>]+@[^\s@'"<>]+/g;
/** Anyone who knows a checkout session's id may read its receipt. Its beginning is enough to find it at Stripe. */
const SESSION_ID = /\b(cs_(?:test|live)_\w{6})\w+/g;
/** With it anyone can pay the intent and see what it is for. */
const CLIENT_SECRET = /(_secret_)\w+/g;
/** Tokens of links in emails. */
const LINK_TOKEN = /\b((?:key|token|reset|confirm)=)[\w-]+/g;

const redactSecrets = (text: string): string =>
  text
    .replace(EMAIL_ADDRESS, '[mail]')
    .replace(SESSION_ID, '$1…')
    .replace(CLIENT_SECRET, '$1…')
    .replace(LINK_TOKEN, '$1…');

/** A message with its own fields in the log: no text that someone typed, no address. */
export interface LogFields {
  message: string;
  [fact: string]: string | number | undefined;
}

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: LoggedError;
}

/**
 * What is logged of an error. Database errors carry query parameters and duplicate keys the value, hence no other
 * properties, no email addresses and no whole session ids.
 */
export function loggedError(error: Error): LoggedError {
  return {
    type: error.name,
    message: redactSecrets(error.message),
    stack: redactSecrets(error.stack ?? ''),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.cause instanceof Error ? { cause: loggedError(error.cause) } : {}),
  };
}

/** Structured logs, one JSON object per line, on standard output unless the tests read along. */
export function createLogger(settings: Settings, destination?: DestinationStream): Logger {
  const options = {
    level: settings.log.level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level: string) => ({ level }) },
    serializers: { err: loggedError },
    // Packages log their input at trace level: headers hold sessions, keys and addresses.
    redact: { paths: ['*.headers'], remove: true },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Lets Nest's own `Logger` write through pino. */
export class NestLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  /** Nest's own messages are for developers; fields are for everyone. */
  log(message: unknown, ...rest: unknown[]): void {
    this.write(isLogFields(message) ? 'info' : 'debug', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  /** Nest passes the context last and, for errors, the stack before it. */
  private write(
    level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal',
    message: unknown,
    rest: unknown[],
  ): void {
    const texts = rest.filter((part) => typeof part === 'string');
    const context = texts.at(-1);
    const stack = texts.length > 1 ? texts[0] : undefined;
    const about = { context, reqId: currentRequestId() ?? undefined };
    if (message instanceof Error) this.pino[level]({ ...about, err: message });
    else if (isLogFields(message)) {
      const { message: sentence, ...facts } = message;
      this.pino[level]({ ...about, ...facts }, sentence);
    } else this.pino[level]({ ...about, stack }, redactSecrets(String(message)));
  }
}

const isLogFields = (logged: unknown): logged is LogFields =>
  typeof logged === 'object' &&
  logged !== null &&
  !(logged instanceof Error) &&
  'message' in logged &&
  typeof logged.message === 'string';
