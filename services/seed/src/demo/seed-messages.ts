import type { ContactService } from '@gallery/api/inbox';
import type { Clock } from '@gallery/api/platform';
import { artworkInquiryMessage, artworkInquirySubject } from '@gallery/domain';

const HOURS = 1 / 24;

const ASKER = { firstName: 'Inès', lastName: 'Moreau', email: 'ines@example.com', location: 'Marfa' };

/** What people wrote to the demo's gallery, oldest first: one is late, one is due, the others have time. */
export const DEMO_MESSAGES = [
  {
    daysAgo: 27 * HOURS,
    name: 'Inès Moreau',
    email: ASKER.email,
    subject: artworkInquirySubject('Inside Voice'),
    message: artworkInquiryMessage('Inside Voice', ASKER),
  },
  {
    daysAgo: 19 * HOURS,
    name: 'Elena Marsh',
    email: 'collector@example.com',
    subject: 'Commission Inquiry',
    message:
      'The wall above our stairs is four meters high and gets the evening light from the west.\n\nCould you imagine two or three panels for it, in the colors of the dunes? We would like to come by and talk about it.',
  },
  {
    daysAgo: 6 * HOURS,
    name: 'Paul Whitcomb',
    email: 'paul@example.com',
    subject: 'Press / Media Inquiry',
    message:
      'We are preparing a piece on editions and their certificates for our spring issue and would like to print three of the works. Whom should we ask for files?',
  },
  {
    daysAgo: 2 * HOURS,
    name: 'Ruth Okafor',
    email: 'ruth@example.com',
    subject: 'Becoming a Selling Partner',
    message:
      'We run a small interior studio in Austin and would like to show your framed works to our clients.',
  },
] as const;

/** The services through which people write. */
interface MessageSeedServices {
  /** Each message comes at its time. */
  clock: Clock & { setBack: (days: number) => void };
  contact: ContactService;
}

/** Gives the demo's console something to answer. Not to be run twice: the messages would come again. */
export async function seedMessages({ clock, contact }: MessageSeedServices): Promise<number> {
  try {
    for (const { daysAgo, ...letter } of DEMO_MESSAGES) {
      clock.setBack(daysAgo);
      await contact.submit(letter, null);
    }
  } finally {
    clock.setBack(0);
  }
  return DEMO_MESSAGES.length;
}
