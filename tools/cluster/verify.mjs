/** Checks after failures or load: receipts match orders, nothing is lost or sent twice, and the audit passes. */
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
 * @param {{ mayRepeatEmails?: boolean }} [options] a worker that was killed while sending cannot know whether the email was sent
 * @returns {Promise<string[]>} a sentence for each failed check
 */
export async function verify(cluster, traffic, { mayRepeatEmails = false } = {}) {
  await traffic.stop();
  const unsettled = await untilSettled(cluster);
  const failed = [
    ...unsettled,
    ...(await contradictionsFor(cluster, traffic.purchases)),
    ...(await photosMissedBy(traffic.pages, traffic.photos)),
    ...(await untilConnected(traffic.pages)),
    ...(mayRepeatEmails ? [] : duplicateEmails(cluster, traffic.emailsBefore)),
    ...(await auditCluster(cluster)),
  ];
  traffic.leave();
  return failed;
}
