import { rmSync } from 'node:fs';
import os from 'node:os';
import sharp from 'sharp';
import { renderEventPicture } from './event-picture-rendering';
import type { PictureTask } from './picture-task';

/**
 * A process of its own that turns photographs into pictures: whatever a file does to the decoder, requests go on. It
 * gets no environment but its folder for temporary files, so no secrets either. argv: priority (nice value), that folder.
 */
const [, , priority = '0', folder] = process.argv;

// Every photograph is decoded once: nothing would be found again.
sharp.cache(false);
os.setPriority(Number(priority));

process.on('message', (task: PictureTask) => {
  renderEventPicture(task).then(
    (answer) => process.send?.({ answer }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
// The API is gone, and nobody else would clean up.
process.once('disconnect', () => {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  process.exit();
});
// Ctrl+C reaches the whole group of processes: the API ends this one when it is done.
process.on('SIGINT', () => undefined);
