import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../tools/gallery/ports.mjs';
import { answers } from '../../tools/gallery/readiness.mjs';
import { createProcesses, type Processes } from '../../tools/process/processes.mjs';
import { WebDriverSession } from './webdriver';

/** Without its own padding the window is narrow enough for a phone's page. */
const NARROW_WINDOW = '* { padding: 0; margin: 0; min-width: 0; border-width: 0; }';
/** Larger than every window. Pixels, and bits per pixel. */
const DISPLAY_SIZE = '2000x2000x24';

/** A window opens within seconds, even on a busy machine. A test waits four times as long. */
const WINDOW_TIMEOUT_MS = 30_000 * (Number(process.env['TEST_TIME_FACTOR']) || 1);

/** WebKit in its MiniBrowser, on an invisible display, driven by WebKitWebDriver. */
export interface MiniBrowser {
  /** Opens a window without cookies and storage. */
  openWindow(): Promise<WebDriverSession>;
  close(): Promise<void>;
}

/** @param program the file of MiniBrowser */
export async function startMiniBrowser(program: string): Promise<MiniBrowser> {
  const home = await fs.mkdtemp(path.join(os.tmpdir(), 'gallery-webkit-'));
  await fs.mkdir(path.join(home, 'gtk-3.0'));
  await fs.writeFile(path.join(home, 'gtk-3.0/gtk.css'), NARROW_WINDOW);
  const processes = createProcesses({ graceMs: 1_000 });
  const env = {
    PATH: process.env['PATH'],
    HOME: home,
    XDG_CONFIG_HOME: home,
    DISPLAY: await openDisplay(processes, home),
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    // Its sandbox needs rights that root in a container does not have. The pages are our own.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  let driver = await startDriver(processes, { cwd: home, env });
  const openWindow = () =>
    WebDriverSession.open(
      driver.address,
      {
        // The driver loses a page that comes back from the page cache.
        'webkitgtk:browserOptions': { binary: program, args: ['--automation', '--enable-page-cache=false'] },
      },
      AbortSignal.timeout(WINDOW_TIMEOUT_MS),
    );
  return {
    openWindow: async () => {
      try {
        return await openWindow();
      } catch {
        // Sometimes the driver opens no window. After a restart it does.
        await driver.stop();
        driver = await startDriver(processes, { cwd: home, env });
        return openWindow();
      }
    },
    close: async () => {
      await processes.stop();
      processes.close();
      await fs.rm(home, { recursive: true, force: true });
    },
  };
}

interface Driver {
  address: string;
  /** Stops the driver and closes the browser's windows. */
  stop(): Promise<void>;
}

async function startDriver(
  processes: Processes,
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Driver> {
  const name = 'WebKitWebDriver';
  const port = await findFreePort();
  const driver = await processes.serve({ name, command: name, args: ['-p', String(port)], ...options });
  const address = `http://127.0.0.1:${port}`;
  await answers({ name, url: `${address}/status`, process: driver });
  return { address, stop: () => driver.stop() };
}

/** @returns the name of the display */
async function openDisplay(processes: Processes, cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    processes
      .serve({
        name: 'Xvfb',
        command: 'Xvfb',
        args: ['-displayfd', '1', '-screen', '0', DISPLAY_SIZE, '-nolisten', 'tcp'],
        cwd,
        env: { PATH: process.env['PATH'] },
        onLine: (line) => {
          if (/^\d+$/.test(line)) resolve(`:${line}`);
        },
      })
      .catch(reject);
    void processes.crashed.then(reject);
  });
}
