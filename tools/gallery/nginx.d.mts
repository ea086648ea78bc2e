/** An nginx that listens. */
export interface RunningNginx {
  /** For people and tests, e.g. `http://localhost:8080`. */
  origin: string;
  /** The end of what it said on its standard error. */
  log(): string;
  /** Ends it, its connections included, and removes what it wrote. */
  stop(): Promise<void>;
}

interface Place {
  /** A free one of this machine. */
  port: number;
  /** Address to listen on; 127.0.0.1 by default. */
  host?: string;
  /** `host:port` of every instance of the API. */
  apis: readonly string[];
  /** The script that fills the configuration in; the repository's by default. */
  start?: string;
  env?: NodeJS.ProcessEnv;
  /** Hears what is about to happen when it changes the machine. */
  say?: (sentence: string) => void;
}

export interface WebOptions extends Place {
  /** The shell's build, and remotes by their name in contracts: the folder of a build, or the address of a manifest elsewhere. */
  shellDir?: string;
  remotes?: Readonly<Record<string, string>>;
  /** A folder as the image has it, with shell/ and remotes/, in place of the build. */
  partsDir?: string;
  /** Whether a proxy on this machine stands in front, whose X-Forwarded-* are believed. */
  trustProxy?: boolean;
  /** Whether the console's remote is listed for the shell; it is by default, as in the demo. */
  isAdminOnShopOrigin?: boolean;
}

export interface ConsoleOptions extends Place {
  /** The build of mf-admin. */
  dir: string;
  trustProxy?: boolean;
}

/** The gallery's public server, as the image `web` runs it. */
export function startNginx(options: WebOptions): Promise<RunningNginx>;

/** The console on its own origin, as the image `admin` runs it. */
export function startNginxConsole(options: ConsoleOptions): Promise<RunningNginx>;
