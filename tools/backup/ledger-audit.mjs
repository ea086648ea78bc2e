import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../process/report.mjs';
import { withGallery } from './gallery-environment.mjs';

/**
 * Verifies ledger, certificates and money of the gallery that the environment names, running or stopped.
 * @param {{ root: string, env: NodeJS.ProcessEnv, say: (sentence: string) => void }} options
 * @returns {Promise<number>} exit code; 0 without violations
 */
export async function audit(options) {
  const script = path.join(options.root, 'services/api/dist/audit-ledger.js');
  if (!fs.existsSync(script)) throw new ToolError('The API is not built. Run npx nx build @gallery/api.');
  return withGallery(options, async ({ databaseUrl, dataDir }) => {
    const env = { ...options.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
    const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'inherit', 'inherit'] });
    const [code] = await once(child, 'exit');
    return code ?? 1;
  });
}
