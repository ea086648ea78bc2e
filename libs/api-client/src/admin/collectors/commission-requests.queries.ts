import { adminDownload, adminList, adminMutation, adminQuery, FRESH } from '../admin-options';

const COMMISSIONS = '/api/admin/commission-requests';
const COMMISSION = '/api/admin/commission-requests/{id}';

const CHANGED = [COMMISSIONS, '/api/admin/collectors/{id}'] as const;

export const adminCommissionRequestsQuery = adminList(COMMISSIONS);

export const adminCommissionRequestQuery = (id: string) => adminQuery(COMMISSION, { id }, FRESH);

/** Creates a commission request for a collector. */
export const createCommissionRequest = () => adminMutation('post', COMMISSIONS, {}, CHANGED);

export const updateCommissionRequest = (id: string) => adminMutation('put', COMMISSION, { id }, CHANGED);

/** Changes the status and emails the collector. */
export const updateCommissionRequestStatus = (id: string) =>
  adminMutation('post', `${COMMISSION}/status`, { id }, CHANGED);

/** Emails the collector a link to pay a deposit, which opens an order. */
export const requestCommissionDeposit = (id: string) =>
  adminMutation('post', `${COMMISSION}/deposit`, { id }, [...CHANGED, '/api/admin/orders']);

export const exportCommissionRequests = () => adminDownload(`${COMMISSIONS}.csv`, {});
