import { isNativeError } from 'node:util/types';
import {
  addressesProblem,
  certificateProblem,
  clockProblem,
  commitsProblem,
  diskProblem,
  dkimProblem,
  dmarcProblem,
  outboxProblem,
  partProblem,
  secretsProblem,
  spfProblem,
  stripeKeyProblem,
  webhookProblem,
  type CommitSettings,
  type NamedSettings,
  type OutboxState,
  type Problem,
} from './health-rules';
import { addressesOf, askStripe, certificateOf, diskOf, inTime, signInToMail, textsOf } from './probes';
import { STRIPE_WEBHOOK_EVENT_TYPES } from './stripe-webhook-event-types';

export const FINDING_STATES = ['ok', 'wrong', 'unchecked'] as const;

/** One thing that was checked. */
export interface Finding {
  what: string;
  state: (typeof FINDING_STATES)[number];
  /** What is wrong and what to do, or why it was not checked; null if all is well. */
  sentence: string | null;
}

/** What an examination needs to know of a gallery. */
export interface ExaminedGallery {
  /** Settings that must be filled in, each with a different value. */
  secrets: NamedSettings;
  /** Settings that name a domain. */
  addresses: NamedSettings;
  /** Addresses of the public site and the console. */
  origins: readonly string[];
  /** Where the API answers, and how to ask it about its parts, `ok` or `away`. */
  api: { origin: string; parts: () => Promise<Readonly<Record<string, string>>> };
  /** The origin of its API and the secret key; where its webhooks should arrive. */
  stripe: { host: string; secretKey: string; webhookUrl: string };
  mail: {
    /** smtp:// or smtps://; null writes emails to files. */
    server: string | null;
    /** `sales@gallery.example`, with or without a name. */
    sender: string | null;
    dkimSelector: string | null;
  };
  /** A folder on the disk that fills. */
  folder: string;
  outbox: () => Promise<OutboxState>;
  /** Of the database server. */
  commitSettings: () => Promise<CommitSettings>;
}

/** Checks everything in parallel, which takes about as long as the slowest probe. */
export async function examine(gallery: ExaminedGallery): Promise<Finding[]> {
  const findings = await Promise.all([
    look('Settings', () => secretsProblem(gallery.secrets) ?? addressesProblem(gallery.addresses)),
    ...[...new Set(gallery.origins)].flatMap(lookAtOrigin),
    lookAtApi(gallery.api),
    lookAtStripe(gallery.stripe),
    ...lookAtMail(gallery.mail),
    lookAtDisk(gallery.folder),
    look(
      'Outbox',
      async () => outboxProblem(await inTime(gallery.outbox())),
      (why) => `The waiting emails cannot be read from the database: ${why}`,
    ),
    look(
      'Database durability',
      async () => commitsProblem(await inTime(gallery.commitSettings())),
      (why) => `The settings of the database cannot be read: ${why}`,
    ),
  ]);
  return findings.flat();
}

/** @param failed the sentence for what cannot be checked */
export async function look(
  what: string,
  ask: () => Problem | Promise<Problem>,
  failed = (why: string): string => why,
): Promise<Finding> {
  try {
    return findingOf(what, await ask());
  } catch (error) {
    return findingOf(what, failed(reasonOf(error)));
  }
}

const findingOf = (what: string, problem: Problem): Finding => ({
  what,
  state: problem === null ? 'ok' : 'wrong',
  sentence: problem,
});

/** What cannot be checked from here, and where it can be. */
export const unchecked = (what: string, reason: string): Finding => ({
  what,
  state: 'unchecked',
  sentence: reason,
});

/** The innermost reason: fetch wraps it. */
function reasonOf(error: unknown): string {
  if (!isNativeError(error)) return String(error);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}

function lookAtOrigin(origin: string): Promise<Finding>[] {
  const { hostname, host, port, protocol } = new URL(origin);
  const address = look(
    `Address of ${host}`,
    () => addressesOf(hostname).then(() => null),
    () =>
      `${hostname} has no address: add an A record with this machine's address at your domain's provider.`,
  );
  if (protocol !== 'https:')
    return [
      address,
      Promise.resolve(unchecked(`Certificate of ${host}`, `${origin} is not encrypted, so it has none.`)),
    ];
  const certificate = look(
    `Certificate of ${host}`,
    async () =>
      certificateProblem(
        hostname,
        await certificateOf({ host: hostname, port: Number(port || 443) }),
        new Date(),
      ),
    (why) => `Nothing answers at ${origin} (${why}): start the proxy that ends TLS, and open port 443.`,
  );
  return [address, certificate];
}

async function lookAtApi({ origin, parts }: ExaminedGallery['api']): Promise<Finding[]> {
  try {
    return Object.entries(await parts()).map(([part, state]) =>
      findingOf(`API: ${part}`, partProblem(part, state)),
    );
  } catch (error) {
    const problem = `The API does not answer at ${origin} (${reasonOf(error)}): see \`docker compose logs api-1\`.`;
    return [findingOf('API', problem)];
  }
}

async function lookAtStripe({ webhookUrl, ...stripe }: ExaminedGallery['stripe']): Promise<Finding[]> {
  try {
    const { status, endpoints, driftMs } = await askStripe(stripe);
    const problem =
      stripeKeyProblem(status) ?? webhookProblem(webhookUrl, endpoints, STRIPE_WEBHOOK_EVENT_TYPES);
    return [findingOf('Stripe', problem), findingOf('Clock', clockProblem(driftMs))];
  } catch (error) {
    const problem = `Stripe cannot be reached (${reasonOf(error)}): let this machine connect to api.stripe.com, port 443.`;
    const clock = unchecked('Clock', 'It is compared with Stripe’s, which cannot be reached.');
    return [findingOf('Stripe', problem), clock];
  }
}

function lookAtMail({ server, sender, dkimSelector }: ExaminedGallery['mail']): Promise<Finding>[] {
  const signIn = look(
    'Mail server',
    async () => {
      if (server === null)
        return 'SMTP_URL is not set, so no email is sent: put your mail provider’s address into .env.';
      await signInToMail(server);
      return null;
    },
    (why) =>
      `The mail server of SMTP_URL does not accept this machine (${why}): check host, port, user and password.`,
  );
  const domain = sender?.split('@')[1]?.replace('>', '').trim();
  if (!domain)
    return [
      signIn,
      look('Sender', () => 'MAIL_FROM and BRAND_EMAIL are not set: use an address at your domain.'),
    ];
  const dkim = `${dkimSelector}._domainkey.${domain}`;
  const failed = (why: string): string =>
    `The records of ${domain} cannot be read (${why}): check its name servers.`;
  return [
    signIn,
    look('SPF', async () => spfProblem(domain, await textsOf(domain)), failed),
    look('DMARC', async () => dmarcProblem(domain, await textsOf(`_dmarc.${domain}`)), failed),
    look(
      'DKIM',
      async () => {
        if (dkimSelector !== null) return dkimProblem(dkim, await textsOf(dkim));
        return 'MAIL_DKIM_SELECTOR is not set: put the selector that your mail provider shows into .env.';
      },
      failed,
    ),
  ];
}

/** In docker-compose.yml all volumes are on the same disk. */
const lookAtDisk = (folder: string): Promise<Finding> =>
  look(
    'Disk',
    async () => diskProblem(folder, await diskOf(folder)),
    (why) => `${folder} cannot be read (${why}): check that its volume is mounted.`,
  );
