/** Queries and mutations of the admin. */
export * from './analytics/analytics.queries';
export { dashboardQuery } from './analytics/analytics.queries';
export {
  applyImport,
  previewImport,
  type InventoryImportResult,
  type ImportUpload,
} from './catalog/inventory-import.queries';
export {
  updateArtwork,
  createArtwork as createWork,
  deleteArtwork,
  exportArtworks,
  latestInventoryRecord,
  INVENTORY_KEY,
  inventoryPageQuery,
  inventoryRecordQuery,
  updateLiveStatus as setLiveStatus,
  uploadPicture,
  type InventoryFilter,
  type ArtworkFormUpload,
} from './catalog/inventory.queries';
export {
  downloadCertificate,
  exportCertificates,
  transferCertificate,
  ADMIN_CERTIFICATES_KEY,
  adminCertificateQuery,
  adminCertificatesQuery,
  replaceCertificate,
  revokeCertificate,
  signCertificate,
  type CertificateListFilter,
  type CertificateVersion,
} from './catalog/certificates.queries';
export {
  editionLedgerQuery,
  holdPrint,
  EDITION_LEDGERS_KEY,
  releaseHeldPrint,
  returnPrint,
  recordOfflineSale,
  voidPrint,
  type PrintVersion,
} from './catalog/print-ledger.queries';
export * from './inbox/inbox.queries';
export {
  cancelPaymentRequest,
  exportOrders,
  latestOrder,
  updateOrderInstallation as handleInstallation,
  updateOrderStatus,
  addOrderNote,
  orderCertificatesQuery,
  downloadOrderDocument,
  orderPaymentRequestsQuery,
  adminOrderQuery,
  adminOrdersQuery,
  invalidateOrder,
  refundOrder,
  createPaymentRequest,
  type OrderDocumentKind,
  type OrderListFilter,
} from './orders/orders.queries';
export {
  createPriceBookVersion,
  PRICE_BOOK_KEY,
  priceBookVersionsQuery,
  currentPricesQuery,
  withdrawPriceBookVersion,
} from './catalog/price-book.queries';
export {
  updateEmailTemplate,
  EMAIL_TEMPLATES_KEY,
  emailTemplateQuery,
  emailTemplatesQuery,
  emailTemplateVersionsQuery,
  previewEmailTemplate,
} from './emails/email-templates.queries';
export {
  updateSavedView,
  deleteSavedView,
  savedViewsQuery,
  createSavedView,
} from './settings/saved-views.queries';
export { updateSeriesTable, seriesTableQuery } from './catalog/series.queries';
export { updateSettings, settingsQuery } from './settings/settings.queries';
export {
  updateSiteSection,
  previewSiteSection,
  uploadSiteSvg,
  uploadSiteVideo,
  siteSectionsQuery,
  siteSectionVersionsQuery,
} from './settings/site-content.queries';
export {
  exportEmails,
  emailQuery,
  emailsQuery,
  resendEmail,
  retryEmail,
  type EmailListFilter,
} from './emails/emails.queries';
export {
  signInStaff as logIn,
  signOutStaff as logOut,
  unlockAdminGate as openGate,
  type StaffCredentials,
} from './staff/auth.queries';
export {
  enrollSecondFactor,
  changeStaffPassword,
  confirmSecondFactor,
  ADMIN_ACCOUNT_KEY,
  adminAccountQuery,
  removeSecondFactor,
} from './staff/account.queries';
export {
  updateArtistNote,
  exportArtistNotes,
  adminArtistNotesQuery,
  withdrawArtistNote,
  createArtistNote,
} from './collectors/artist-notes.queries';
export {
  addCollectorNote,
  updateCollectorNote,
  collectorPreviewQuery,
  deleteCollectorNote,
  exportCollector,
  exportCollectors,
  updateCollectorLevel as giveLevel,
  adminCollectorQuery,
  adminCollectorsQuery,
  releaseCollectorReservation,
  deleteCollector,
  sendCollectorPasswordLink,
  signOutCollector,
  type CollectorListFilter,
  type ReservedPrintReference,
} from './collectors/collectors.queries';
export {
  updateCommissionRequest,
  exportCommissionRequests,
  updateCommissionRequestStatus,
  createCommissionRequest,
  adminCommissionRequestQuery,
  adminCommissionRequestsQuery,
  type CommissionRequestListFilter,
} from './collectors/commission-requests.queries';
export {
  updatePrivatePreview,
  closePrivatePreviewNow,
  createPrivatePreview,
  exportPrivatePreviews,
  openPrivatePreviewNow,
  adminPrivatePreviewQuery,
  adminPrivatePreviewsQuery,
  type PrivatePreviewListFilter,
} from './collectors/private-previews.queries';
export { auditLogQuery, exportAuditLog, type AuditLogFilter } from './staff/audit-log.queries';
export {
  createStaffAccount,
  setStaffPassword,
  endStaffSessions,
  createStaffPasswordLink,
  removeStaffSecondFactor,
  setStaffAccountDisabled,
  STAFF_ACCOUNTS_KEY,
  staffAccountsQuery,
} from './staff/staff-accounts.queries';
export * from './affiliates/affiliates.queries';
export * from './affiliates/affiliate-commissions.queries';
