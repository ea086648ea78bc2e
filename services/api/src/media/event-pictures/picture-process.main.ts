import { rmSync } from 'node:fs';
import os from 'node:os';
import sharp from 'sharp';
import { renderEventPicture } from './event-picture-rendering';
import type { PictureTask } from './picture-task';

/**
 * A child process that renders photos: whatever a file does to the decoder, requests are not affected. Its environment
 * contains only the folder for temporary files, so no secrets. argv: priority (nice value), that folder.
 */
const [, , priority = '0', folder] = process.argv;

// Every photo is decoded once, so a cache would never be hit.
sharp.cache(false);
os.setPriority(Number(priority));

process.on('message', (task: PictureTask) => {
  renderEventPicture(task).then(
    (answer) => process.send?.({ answer }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
// The API has ended, and nothing else would clean up.
process.once('disconnect', () => {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  process.exit();
});
// Ctrl+C reaches the whole process group: the API ends this process once it is done.
process.on('SIGINT', () => undefined);
