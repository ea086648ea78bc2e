/** Checks after failures or load: everyone was told the truth, and the audit finds nothing. */
import {
  auditCluster,
  contradictionsFor,
  duplicateEmails,
  photosMissedBy,
  untilConnected,
  untilSettled,
} from './consistency-checks.mjs';

/**
 * Ends the traffic and checks.
 * @param {import('./cluster.mjs').Cluster} cluster @param {import('./traffic.mjs').Traffic} traffic
 * @param {{ mayRepeatMails?: boolean }} [options] a worker that was killed while sending cannot know whether the email was sent
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
