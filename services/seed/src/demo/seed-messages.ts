import type { ContactService } from '@gallery/api/inbox';
import type { Clock } from '@gallery/api/platform';
import { DEMO_MESSAGES } from './demo-messages';

/** The services by which people write. */
export interface MessageSeedServices {
  /** Each message comes at its time. */
  clock: Clock & { setBack: (days: number) => void };
  contact: ContactService;
}

/** Gives the demo's console something to answer. Not to be run twice: a message says the same again later. */
export async function seedMessages({ clock, contact }: MessageSeedServices): Promise<number> {
  try {
    for (const { daysAgo, ...letter } of DEMO_MESSAGES) {
      clock.setBack(daysAgo);
      await contact.submit(letter);
    }
  } finally {
    clock.setBack(0);
  }
  return DEMO_MESSAGES.length;
}
