/** What holds after a gallery went through something: nobody was told an untruth, nothing is wrong in the ledger. */
import {
  auditCluster,
  contradictionsFor,
  duplicateEmails,
  photosMissedBy,
  untilConnected,
  untilSettled,
} from './consistency-checks.mjs';

/**
 * Ends the traffic and looks.
 * @param {import('./cluster.mjs').Cluster} cluster @param {import('./traffic.mjs').Traffic} traffic
 * @param {{ mayRepeatMails?: boolean }} [options] a worker that was killed over a mail cannot know whether it went out
 * @returns {Promise<string[]>} what does not hold, in words
 */
export async function verify(cluster, traffic, { mayRepeatMails = false } = {}) {
  await traffic.stop();
  const unsettled = await untilSettled(cluster);
  const faults = [
    ...unsettled,
    ...(await contradictionsFor(cluster, traffic.purchases)),
    ...(await photosMissedBy(traffic.pages, traffic.photos)),
    ...(await untilConnected(traffic.pages)),
    ...(mayRepeatMails ? [] : duplicateEmails(cluster, traffic.mailsBefore)),
    ...(await auditCluster(cluster)),
  ];
  traffic.leave();
  return faults;
}
