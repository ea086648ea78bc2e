import { startStripeSandbox } from './sandbox';
import { readSettings } from './settings';

/** The sandbox as its own process, for `npm start` and the journeys. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const sandbox = await startStripeSandbox(settings);
  const events = settings.webhookUrl
    ? `events go to ${settings.webhookUrl}`
    : 'events are not sent (no WEBHOOK_URL)';
  console.log(`Stripe sandbox on ${sandbox.url}; ${events}`);
  const stop = () => {
    void sandbox.close().finally(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function sentenceFor(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `The Stripe sandbox cannot start: port ${process.env.PORT} is taken. Stop what uses it, or set another PORT.`;
  }
  return `The Stripe sandbox cannot start: ${error instanceof Error ? error.message : String(error)}`;
}

main().catch((error: unknown) => {
  console.error(sentenceFor(error));
  process.exit(1);
});
