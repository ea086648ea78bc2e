import { startThrowawayDatabase } from '../../../tools/database/index.mjs';

/** One database server for all test files of the run; `startApi` makes schemas on it. */
export default async function setUp() {
  const database = await startThrowawayDatabase({ say: (sentence) => process.stderr.write(`${sentence}\n`) });
  process.env.GALLERY_TEST_DATABASE = database.url;
  globalThis.galleryTestDatabase = database;
}
