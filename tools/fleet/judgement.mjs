/** What holds after a gallery went through something: nobody was told an untruth, nothing is wrong in the ledger. */
import { auditFleet, liesTo, mailsTwice, missedBy, untilConnected, untilSettled } from './truth.mjs';

/**
 * Ends the traffic and looks.
 * @param {import('./fleet.mjs').Fleet} fleet @param {import('./traffic.mjs').Traffic} traffic
 * @param {{ mayRepeatMails?: boolean }} [options] a worker that was killed over a mail cannot know whether it went out
 * @returns {Promise<string[]>} what does not hold, in words
 */
export async function judge(fleet, traffic, { mayRepeatMails = false } = {}) {
  await traffic.stop();
  const unsettled = await untilSettled(fleet);
  const faults = [
    ...unsettled,
    ...(await liesTo(fleet, traffic.purchases)),
    ...(await missedBy(traffic.pages, traffic.photos)),
    ...(await untilConnected(traffic.pages)),
    ...(mayRepeatMails ? [] : mailsTwice(fleet, traffic.mailsBefore)),
    ...(await auditFleet(fleet)),
  ];
  traffic.leave();
  return faults;
}
