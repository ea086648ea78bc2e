/** Accounts of collectors and staff, and the audit log. */
import type { components } from '../openapi';

type Schemas = components['schemas'];

export type CollectorRecord = Schemas['CollectorRecord'];
export type CollectorSession = Schemas['CollectorSession'];
export type SignInRequest = Schemas['SignInRequest'];
export type SignUpRequest = Schemas['SignUpRequest'];
export type SessionRecord = Schemas['SessionRecord'];
export type FavoriteRecord = Schemas['FavoriteRecord'];
export type StaffSession = Schemas['StaffSession'];
export type StaffAccount = Schemas['StaffAccount'];
export type CreateStaffAccount = Schemas['CreateStaffAccount'];
export type StaffPasswordLink = Schemas['StaffPasswordLink'];
export type AdminAccount = Schemas['AdminAccount'];
export type PasswordChange = Schemas['PasswordChange'];
export type AuditRecord = Schemas['AuditRecord'];
