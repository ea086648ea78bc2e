/** The shapes of the selling partners' public pages, by the names of their DTOs. */
import type { components } from '../openapi';

type Schemas = components['schemas'];

/** What selling partners earn: `GET /api/partner-programme`. */
export type AffiliateProgram = Schemas['AffiliateProgram'];
/** What a sale of one print leaves its selling partner. */
export type AffiliateExample = Schemas['AffiliateExample'];
/** Body of `POST /api/send-partner-application`. */
export type AffiliateApplicationRequest = Schemas['AffiliateApplicationRequest'];
/** What an applicant has told of themselves, in their message in the inbox. */
export type MessageApplication = Schemas['MessageApplication'];
/** Body of `POST /api/admin/inbox/{id}/partner`. */
export type ApproveApplication = Schemas['ApproveApplication'];
/** Body of `POST /api/admin/inbox/{id}/decline`. */
export type DeclineApplication = Schemas['DeclineApplication'];
