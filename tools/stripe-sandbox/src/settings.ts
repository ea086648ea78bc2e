import type { SandboxOptions } from './sandbox-interface';

const DEFAULT_PORT = 8082;

/** Reads the process's variables; throws one error that lists every invalid one. */
export function readSettings(env: NodeJS.ProcessEnv): SandboxOptions {
  const faults: string[] = [];
  const port = Number(env.PORT ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    faults.push(`PORT must be a port number, not "${env.PORT}"`);
  const webhookUrl = env.WEBHOOK_URL ? env.WEBHOOK_URL : undefined;
  if (webhookUrl !== undefined && !URL.canParse(webhookUrl))
    faults.push('WEBHOOK_URL must be a whole address');
  const secretKey = env.STRIPE_SECRET_KEY ?? 'sk_test_sandbox';
  if (secretKey.startsWith('sk_live')) faults.push('STRIPE_SECRET_KEY must be no live key');
  if (faults.length) throw new Error(faults.join('; '));
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    secretKey,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? 'whsec_sandbox',
    webhookUrl,
    stateFile: env.STATE_FILE ? env.STATE_FILE : undefined,
  };
}
