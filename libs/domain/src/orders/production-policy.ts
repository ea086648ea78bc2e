/** How long a print is in production, in weeks. */
export const PRODUCTION_WEEKS = { min: 3, max: 5 };

/** As pages and emails say it: `3–5 weeks`. */
export const PRODUCTION_TIME = `${PRODUCTION_WEEKS.min}–${PRODUCTION_WEEKS.max} weeks`;

/** How soon after a payment its confirmation email arrives, as pages say it. */
export const CONFIRMATION_WITHIN = '24 hours';

/** How soon after a payment the gallery writes about delivery, as pages and emails say it. */
export const DELIVERY_CONTACT_WITHIN = '48 hours';
