import fs from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

/** Emails sent so far, oldest first, read from the outbox folder. */
export async function readMails(dataDir: string): Promise<Email[]> {
  const folder = path.join(dataDir, 'outbox');
  const names = await fs.readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).map((name) => path.join(folder, name));
  const dated = await Promise.all(files.map(async (file) => ({ file, at: (await fs.stat(file)).mtimeMs })));
  const oldestFirst = dated.toSorted((a, b) => a.at - b.at);
  return Promise.all(oldestFirst.map(async ({ file }) => PostalMime.parse(await fs.readFile(file))));
}

/** The link with this query parameter in the newest email to an address, once it is sent. */
export async function linkInMail(
  gallery: { mails(): Promise<Email[]> },
  { to, query }: { to: string; query: string },
): Promise<string> {
  const links = async (): Promise<string[]> => {
    const texts = (await gallery.mails())
      .filter((mail) => mail.to?.some(({ address }) => address === to))
      .map((mail) => mail.text ?? '');
    return texts.flatMap((text) => text.match(new RegExp(`https?://\\S+[?&]${query}=[\\w-]+`)) ?? []);
  };
  await expect.poll(links).not.toEqual([]);
  return (await links()).at(-1) ?? '';
}
