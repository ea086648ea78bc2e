import { startThrowawayDatabase } from '../../../tools/database/index.mjs';
import { createProcesses } from '../../../tools/process/processes.mjs';

/** One database server for all test files of the run; `startApi` makes schemas on it. */
export default async function setUp() {
  // Jest that is killed cannot end it, and the server is in a process group of its own.
  const processes = createProcesses();
  const database = await startThrowawayDatabase({
    say: (sentence) => process.stderr.write(`${sentence}\n`),
    onProcess: processes.adopt,
  });
  process.env.GALLERY_TEST_DATABASE = database.url;
  globalThis.endGalleryTestDatabase = async () => {
    await database.stop();
    processes.close();
  };
}
