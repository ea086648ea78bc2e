import type { EnvironmentReader } from './environment-reader';

const DEMO_SECRETS = ['sk_test_sandbox', 'pk_test_sandbox', 'whsec_sandbox'];

/** What the check reads of the settings. */
interface CheckedSettings {
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string; host: unknown };
  admin: { isDemoGate: boolean; isDemoKey: boolean };
  certificates: { isDemo: boolean };
  guestPasses: { isDemo: boolean };
  http: { publicOrigin: string; adminOrigin: string; trustedProxies: number };
}

/** A gallery open to the public must not run on secrets that everybody knows, nor without a proxy that ends TLS. */
export function rejectDemoSettings(settings: CheckedSettings, read: EnvironmentReader): void {
  const { secretKey, publishableKey, webhookSecret } = settings.stripe;
  const keys = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  };
  for (const [name, value] of Object.entries(keys)) {
    if (DEMO_SECRETS.includes(value))
      read.addError(`${name} is the sandbox's key, which production refuses. Set your own.`);
  }
  if (settings.admin.isDemoGate)
    read.addError("ADMIN_GATE_HASH is the demo's, which production refuses. Set your own.");
  if (settings.admin.isDemoKey)
    read.addError("ADMIN_SECRETS_KEY is the demo's, which production refuses. Make your own.");
  if (settings.certificates.isDemo)
    read.addError("CERTIFICATE_SIGNING_KEY is the demo's, which production refuses. Make your own.");
  if (settings.guestPasses.isDemo)
    read.addError("EVENT_PASS_KEY is the demo's, which production refuses. Make your own.");
  if (settings.stripe.host)
    read.addError('STRIPE_HOST points away from Stripe, which production refuses. Remove it.');
  // Both may call the API across origins: over http anybody in between could impersonate them.
  const origins = { PUBLIC_ORIGIN: settings.http.publicOrigin, ADMIN_ORIGIN: settings.http.adminOrigin };
  for (const [name, origin] of Object.entries(origins)) {
    if (!origin.startsWith('https://')) read.addError(`${name} must start with https:// in production.`);
  }
  // Too few, and everybody has the proxy's address; too many, and callers choose their own. So it must be set.
  if (read.optional('TRUSTED_PROXIES') === null || settings.http.trustedProxies === 0) {
    read.addError(
      'TRUSTED_PROXIES must say in production how many proxies stand in front, 1 or more: one of them ends TLS.',
    );
  }
}
