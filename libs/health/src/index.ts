/** What a gallery in production needs, measured and judged: for the doctor and the console. */
export { examine, look, unchecked, FINDING_STATES, type ExaminedGallery, type Finding } from './examination';
export { backupAgeProblem, COMMIT_SETTINGS_SQL, copyProblem, type CommitSettings } from './health-rules';
export { partsOf } from './probes';
export { STRIPE_WEBHOOK_EVENT_TYPES } from './stripe-webhook-event-types';
