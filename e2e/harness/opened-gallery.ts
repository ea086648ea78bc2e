/** The addresses of this run's gallery, passed by the global setup to the worker processes. */
export interface OpenedGallery {
  readonly baseURL: string;
  /** The same artworks in inquire mode. */
  readonly inquiryURL: string;
  /** The console's own origin. */
  readonly adminURL: string;
  /** Where the API and its pages reach Stripe's stand-in. */
  readonly stripeURL: string;
  readonly sandboxPort: number;
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Further variables of another instance: store, Redis, mail server. */
  readonly shared: Readonly<Record<string, string>>;
}

const prefix = 'JOURNEYS_';

export function announce({ shared, ...gallery }: OpenedGallery): void {
  const told = { ...gallery, shared: new URLSearchParams(shared) };
  for (const [name, value] of Object.entries(told)) process.env[prefix + name] = String(value);
}

export function openedGallery(): OpenedGallery {
  return {
    baseURL: told('baseURL'),
    inquiryURL: told('inquiryURL'),
    adminURL: told('adminURL'),
    stripeURL: told('stripeURL'),
    sandboxPort: Number(told('sandboxPort')),
    databaseUrl: told('databaseUrl'),
    dataDir: told('dataDir'),
    shared: Object.fromEntries(new URLSearchParams(told('shared'))),
  };
}

function told(name: keyof OpenedGallery): string {
  const value = process.env[prefix + name];
  if (value === undefined)
    throw new Error('No gallery is running. Run the journeys through playwright.config.ts.');
  return value;
}
