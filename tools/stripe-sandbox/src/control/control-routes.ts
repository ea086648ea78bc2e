import type { CallFilter, Fault } from '../wire/faults';
import { readParams, type Params } from '../wire/params';
import type { Routes } from '../wire/router';
import type { Sandbox } from '../sandbox-interface';

const ORDERS = ['as-made', 'reversed'] as const;

/** Commands for tests in other processes, as in the methods of `Sandbox`. */
export function controlRoutes(sandbox: Sandbox): Routes {
  return {
    'GET /_sandbox/sessions': () => ({ sessions: sandbox.sessions() }),
    'GET /_sandbox/events': () => ({ events: sandbox.events() }),
    'GET /_sandbox/deliveries': () => ({ deliveries: sandbox.webhooks.deliveries }),
    ...sessionControls(sandbox),
    'POST /_sandbox/refunds/:id/fail': ({ id }) => sandbox.failRefund(id),
    'POST /_sandbox/disputes/:id/close': ({ id, fields }) =>
      sandbox.closeDispute(
        id,
        readParams(fields, (params) => params.required('status', params.oneOf('status', ['won', 'lost']))),
      ),
    'POST /_sandbox/events/:id/redeliver': ({ id }) => {
      sandbox.webhooks.redeliver(id);
      return { redelivered: id };
    },
    'POST /_sandbox/webhooks/pause': () => {
      sandbox.webhooks.pause();
      return { paused: true };
    },
    'POST /_sandbox/webhooks/resume': ({ fields }) => {
      const order = readParams(fields, (params) => params.oneOf('order', ORDERS));
      sandbox.webhooks.resume(order);
      return { paused: false };
    },
    'POST /_sandbox/webhooks/discard': () => ({ discarded: sandbox.webhooks.discardHeld() }),
    'POST /_sandbox/webhooks/drop': ({ fields }) => {
      const count = readParams(fields, readCount);
      sandbox.webhooks.dropNext(count);
      return { dropping: count };
    },
    'POST /_sandbox/webhooks/duplicate': ({ fields }) => {
      const count = readParams(fields, readCount);
      sandbox.webhooks.duplicateNext(count);
      return { duplicating: count };
    },
    'POST /_sandbox/webhooks/url': ({ fields }) => {
      const url = readParams(fields, (params) => params.url('url') ?? null);
      sandbox.webhooks.sendTo(url);
      return { url };
    },
    'POST /_sandbox/faults/fail': ({ fields }) => {
      const { count, fault, filter } = readParams(fields, readFault);
      sandbox.failNext(count, fault, filter);
      return { failing: count, fault };
    },
    'POST /_sandbox/faults/delay': ({ fields }) => {
      const ms = readParams(fields, (params) =>
        params.required('ms', params.integer('ms', { min: 0, max: 60_000 })),
      );
      sandbox.delayNext(ms);
      return { delaying: ms };
    },
    'POST /_sandbox/faults/clear': () => {
      sandbox.clearFaults();
      return { cleared: true };
    },
  };
}

function sessionControls(sandbox: Sandbox): Routes {
  return {
    'GET /_sandbox/sessions/:id': ({ id }) => sandbox.session(id),
    'POST /_sandbox/sessions/:id/pay': ({ id, fields }) =>
      sandbox.pay(
        id,
        readParams(fields, (params) => ({
          card: params.text('card'),
          email: params.email('email'),
          name: params.text('name'),
          settles: params.oneOf('settles', ['now', 'later']),
        })),
      ),
    'POST /_sandbox/sessions/:id/decline': ({ id, fields }) =>
      sandbox.decline(
        id,
        readParams(fields, (params) => params.text('card')),
      ),
    'POST /_sandbox/sessions/:id/authenticate': ({ id, fields }) =>
      sandbox.authenticate(
        id,
        readParams(fields, (params) => params.required('passed', params.flag('passed'))),
      ),
    'POST /_sandbox/sessions/:id/settle': ({ id, fields }) =>
      sandbox.settle(
        id,
        readParams(fields, (params) =>
          params.required('outcome', params.oneOf('outcome', ['paid', 'failed'])),
        ),
      ),
    'POST /_sandbox/sessions/:id/expire': ({ id }) => sandbox.expire(id),
    'POST /_sandbox/sessions/:id/refund': ({ id, fields }) =>
      sandbox.refund(
        id,
        readParams(fields, (params) => params.integer('amount', { min: 1 })),
      ),
    'POST /_sandbox/sessions/:id/dispute': ({ id, fields }) =>
      sandbox.dispute(
        id,
        readParams(fields, (params) => params.text('reason')),
      ),
    'POST /_sandbox/sessions/:id/fraud-warning': ({ id, fields }) =>
      sandbox.warnOfFraud(
        id,
        readParams(fields, (params) => params.text('type')),
      ),
  };
}

function readCount(params: Params): number {
  return params.required('count', params.integer('count', { min: 0, max: 10_000 }));
}

function readFault(params: Params): { count: number; fault: Fault; filter: CallFilter } {
  const broken = params.oneOf('break', ['reset', 'lost']);
  const status = params.integer('status', { min: 400, max: 599 });
  return {
    count: params.integer('count', { min: 1, max: 10_000 }) ?? 1,
    fault: broken ?? status ?? 500,
    filter: { method: params.oneOf('method', ['GET', 'POST']), path: params.text('path') },
  };
}
