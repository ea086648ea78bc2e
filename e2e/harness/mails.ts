import fs from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** What the gallery has mailed so far, oldest first, read from its outbox folder. */
export async function readMails(dataDir: string): Promise<Email[]> {
  const folder = path.join(dataDir, 'outbox');
  const names = await fs.readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).map((name) => path.join(folder, name));
  const dated = await Promise.all(files.map(async (file) => ({ file, at: (await fs.stat(file)).mtimeMs })));
  const oldestFirst = dated.toSorted((a, b) => a.at - b.at);
  return Promise.all(oldestFirst.map(async ({ file }) => PostalMime.parse(await fs.readFile(file))));
}
