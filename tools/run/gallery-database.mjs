import { startDatabase } from '../database/index.mjs';
import { Fault } from './report.mjs';

/**
 * The gallery's database, found or started as design says; one sentence when there is none.
 * @param {{ dataDir: string, caller: NodeJS.ProcessEnv, processes: import('./processes.mjs').Processes }} options
 */
export async function openDatabase({ dataDir, caller, processes }) {
  try {
    return await startDatabase({ dataDir, env: caller, onProcess: processes.adopt });
  } catch (error) {
    throw new Fault(error.message);
  }
}
