/** Where the gallery of this run is: told by the global set-up to the workers, which are processes of their own. */
export interface OpenedGallery {
  readonly baseURL: string;
  /** The same works, sold by inquiry only. */
  readonly inquiryURL: string;
  /** The console's own origin. */
  readonly adminURL: string;
  readonly sandboxURL: string;
  readonly sandboxPort: number;
  readonly databaseUrl: string;
  readonly dataDir: string;
}

const prefix = 'JOURNEYS_';

export function announce(gallery: OpenedGallery): void {
  for (const [name, value] of Object.entries(gallery)) process.env[prefix + name] = String(value);
}

export function openedGallery(): OpenedGallery {
  return {
    baseURL: told('baseURL'),
    inquiryURL: told('inquiryURL'),
    adminURL: told('adminURL'),
    sandboxURL: told('sandboxURL'),
    sandboxPort: Number(told('sandboxPort')),
    databaseUrl: told('databaseUrl'),
    dataDir: told('dataDir'),
  };
}

function told(name: keyof OpenedGallery): string {
  const value = process.env[prefix + name];
  if (value === undefined)
    throw new Error('No gallery is open: run the journeys through playwright.config.ts.');
  return value;
}
