/** Collectors in the admin, and commission requests. */
import type { components } from '../openapi';

type Schemas = components['schemas'];

export type CollectorList = Schemas['CollectorList'];
export type CollectorRow = Schemas['CollectorRow'];
export type CollectorDetail = Schemas['CollectorDetail'];
export type CollectorNoteView = Schemas['CollectorNoteView'];
export type UpdateCollectorNote = Schemas['UpdateCollectorNote'];
export type CommissionRequestRecord = Schemas['CommissionRequestRecord'];
export type CommissionRequestList = Schemas['CommissionRequestList'];
export type CommissionRequestRow = Schemas['CommissionRequestRow'];
export type CommissionRequestDetail = Schemas['CommissionRequestDetail'];
export type CreateCommissionRequest = Schemas['CreateCommissionRequest'];
export type UpdateCommissionRequest = Schemas['UpdateCommissionRequest'];
export type UpdateCommissionRequestStatus = Schemas['UpdateCommissionRequestStatus'];
