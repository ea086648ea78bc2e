import os from 'node:os';
import sharp from 'sharp';
import { makeEventPicture } from './make-event-picture';
import type { PictureTask } from './picture-task';

/**
 * A process of its own that turns photographs into pictures: whatever a file does to the decoder, requests go on. It
 * gets no environment, so no secrets either. argv: priority (nice value).
 */
const [, , priority = '0'] = process.argv;

// Every photograph is decoded once: nothing would be found again.
sharp.cache(false);
os.setPriority(Number(priority));

process.on('message', (task: PictureTask) => {
  makeEventPicture(task).then(
    (answer) => process.send?.({ answer }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
// The API is gone.
process.once('disconnect', () => process.exit());
// Ctrl+C reaches the whole group of processes: the API ends this one when it is done.
process.on('SIGINT', () => undefined);
