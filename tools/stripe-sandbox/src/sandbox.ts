import { Account } from './account/account';
import { actorsOn } from './control/actors';
import { Api } from './wire/api';
import { missing } from './api-failure';
import { checkoutRoutes } from './routes/checkout-routes';
import { CheckoutSessions } from './account/checkout-sessions';
import { controlRoutes } from './control/control-routes';
import { ControlSurface } from './control/control-surface';
import { disputeRoutes, eventRoutes, fraudWarningRoutes } from './routes/event-routes';
import { EventLog } from './account/event-log';
import { ElementPages } from './page/element-pages';
import { Faults } from './wire/faults';
import { HostedPages } from './page/hosted-pages';
import { HttpServer, type HttpCall, type HttpReply } from './wire/http-server';
import { IdempotencyKeys } from './wire/idempotency';
import { PaymentIntents } from './account/payment-intents';
import { paymentRoutes } from './routes/payment-routes';
import { refundRoutes } from './routes/refund-routes';
import type { Sandbox, SandboxOptions } from './sandbox-interface';
import { StateFile } from './state-file';
import { webhookEndpointRoutes } from './routes/webhook-endpoint-routes';
import { WebhookSender } from './webhooks/webhook-sender';

const EXPIRY_CHECK_MS = 250;

/** Starts a stand-in for Stripe that keeps its own state. Rejects when the port is in use. */
export async function startStripeSandbox(options: SandboxOptions): Promise<Sandbox> {
  const now = options.now ?? (() => new Date());
  const host = options.host ?? '127.0.0.1';
  const account = new Account(now);
  const keys = new IdempotencyKeys(() => account.seconds());
  const state = options.stateFile ? new StateFile(options.stateFile, account, keys) : null;
  await state?.load();

  const sender = new WebhookSender({
    secret: options.webhookSecret,
    url: options.webhookUrl ?? null,
    now,
    retryDelaysMs: options.retryDelaysMs,
    onDelivered: (event) => {
      event.pending_webhooks = 0;
      state?.touch();
    },
  });
  const log = new EventLog(
    account,
    (event) => {
      sender.accept(event);
      state?.touch();
    },
    () => sender.hasReceiver,
  );
  const intents = new PaymentIntents(account, log.announce);
  let url = '';
  const sessions = new CheckoutSessions(account, intents, log.announce, () => url);
  const faults = new Faults();
  const api = new Api({
    secretKey: options.secretKey,
    routes: {
      ...checkoutRoutes(account, sessions),
      ...paymentRoutes(account, intents, sessions),
      ...refundRoutes(account, log.announce),
      ...eventRoutes(account),
      ...disputeRoutes(account),
      ...fraudWarningRoutes(account),
      ...webhookEndpointRoutes(account, sender),
    },
    keys,
    faults,
    during: (cause, work) => log.during(cause, work),
    beforeEach: () => sessions.expireDue(),
  });
  const pages = new HostedPages(account, sessions);
  const elements = new ElementPages(account, intents, () => url);

  const answer = async (call: HttpCall): Promise<HttpReply> => {
    if (call.method !== 'GET') state?.touch();
    if (call.path.startsWith('/v1/')) return api.answer(call);
    if (call.path.startsWith('/c/pay/')) return pages.answer(call);
    if (call.path.startsWith('/v3/')) return elements.answer(call);
    return surface.answer(call);
  };
  const server = new HttpServer(answer);
  const port = await server.listen(options.port ?? 0, host);
  url = `http://${host}:${port}`;
  const clock = setInterval(() => sessions.expireDue(), EXPIRY_CHECK_MS);
  clock.unref();

  const sandbox: Sandbox = {
    url,
    host,
    port,
    ...actorsOn(account, sessions, log.announce),
    session: (sessionId) => structuredClone(sessions.find(sessionId).session),
    sessions: () => [...account.checkouts.values()].map((record) => structuredClone(record.session)),
    events: () => [...account.events.values()],
    webhooks: {
      sendTo: (to) => sender.sendTo(to),
      enable: (types) => {
        sender.enabledEvents = types;
      },
      pause: () => sender.pause(),
      resume: (order) => sender.resume(order),
      discardHeld: () => sender.discardHeld(),
      dropNext: (count) => sender.dropNext(count),
      duplicateNext: (count) => sender.duplicateNext(count),
      deliveries: sender.deliveries,
      redeliver: (eventId) => {
        const event = account.events.get(eventId);
        if (!event) throw missing('event', eventId, 'id');
        sender.resend(event);
      },
      idle: () => sender.idle(),
    },
    failNext: (count, fault, filter) => faults.failNext(count, fault, filter),
    delayNext: (ms) => faults.delayNext(ms),
    clearFaults: () => faults.clear(),
    close: async () => {
      clearInterval(clock);
      sender.close();
      await server.close();
      await state?.close();
    },
  };
  const surface = new ControlSurface(controlRoutes(sandbox));
  for (const event of account.undeliveredEvents()) sender.accept(event);
  return sandbox;
}
