/** Checks after failures or load: everything has settled, the history has no contradiction, and the audit passes. */
import { checkHistory } from '../history/check-history.mjs';
import { gatherEvidence } from '../history/evidence.mjs';
import { auditCluster, SETTLE_TIMEOUT_MS, untilConnected, untilSettled } from './consistency-checks.mjs';
import { recordLastPages } from './live-event.mjs';

/**
 * Ends the traffic and checks.
 * @param {import('./cluster.mjs').Cluster} cluster @param {import('./traffic.mjs').Traffic} traffic
 * @param {{ mayRepeatEmails?: boolean, retryMs?: number }} [options] `mayRepeatEmails`: a worker that was killed while sending
 *   cannot know whether the email was sent. `retryMs`: how long the next attempt of the outbox may be away
 * @returns {Promise<string[]>} a sentence for each failed check
 */
export async function verify(cluster, traffic, { mayRepeatEmails = false, retryMs = 0 } = {}) {
  await traffic.stop();
  const { history, event, emailsBefore } = traffic;
  const unsettled = await untilSettled(cluster, SETTLE_TIMEOUT_MS + retryMs);
  const unconnected = await untilConnected(event.pages);
  await recordLastPages(cluster.web, event, history);
  traffic.leave();
  const evidence = await gatherEvidence(cluster, history, { emailsBefore, mayRepeatEmails });
  await history.close();
  const contradictions = checkHistory(evidence).map(({ rule, message }) => `${rule}: ${message}`);
  return [...unsettled, ...unconnected, ...contradictions, ...(await auditCluster(cluster))];
}
