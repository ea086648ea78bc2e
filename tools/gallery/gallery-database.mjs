import { startDatabase } from '../database/index.mjs';
import { ToolError } from '../process/report.mjs';

/**
 * The gallery's database, found or started as designed; throws one sentence when there is none.
 * @param {{ dataDir: string, caller: NodeJS.ProcessEnv, say: (sentence: string) => void, processes: import('../process/processes.mjs').Processes }} options
 */
export async function openDatabase({ dataDir, caller, processes, say }) {
  /** @type {number | undefined} */
  let server;
  const onProcess = (pid) => {
    server = pid;
    processes.adopt(pid);
  };
  try {
    const database = await startDatabase({ dataDir, env: caller, say, onProcess });
    return {
      ...database,
      stop: async () => {
        await database.stop();
        if (server !== undefined) processes.forget(server);
      },
    };
  } catch (error) {
    throw new ToolError(error instanceof Error ? error.message : String(error));
  }
}
