/** What the console asks and sends. */
export * from './analytics.queries';
export { dashboardQuery } from './dashboard.queries';
export { applyImport, tryImport, type ImportOutcome, type ImportUpload } from './inventory-import.queries';
export {
  changeWork,
  createWork,
  deleteWork,
  exportWorks,
  freshRecord,
  INVENTORY_KEY,
  inventoryPageQuery,
  inventoryRecordQuery,
  setLiveStatus,
  stagePicture,
  type InventoryFilters,
  type WorkFormSending,
} from './inventory.queries';
export {
  certificateSheet,
  exportCertificates,
  handOverCertificate,
  OWNER_CERTIFICATES_KEY,
  ownerCertificateQuery,
  ownerCertificatesQuery,
  replaceCertificate,
  revokeCertificate,
  signCertificate,
  type CertificateWish,
  type SeenCertificate,
} from './certificates.queries';
export {
  editionLedgerQuery,
  holdNumber,
  LEDGERS_KEY,
  releaseHeldNumber,
  returnNumber,
  sellNumber,
  voidNumber,
  type SeenNumber,
} from './ledger.queries';
export * from './inbox.queries';
export {
  cancelOrderPayment,
  exportOrders,
  freshOrder,
  handleInstallation,
  moveOrder,
  noteOrder,
  orderCertificatesQuery,
  orderPaper,
  orderPaymentRequestsQuery,
  ownerOrderQuery,
  ownerOrdersQuery,
  readOrderAnew,
  refundOrder,
  requestOrderPayment,
  type OrderPaper,
  type OrderWish,
} from './orders.queries';
export {
  addPriceBook,
  PRICE_BOOK_KEY,
  priceBookQuery,
  pricesInForceQuery,
  withdrawPriceBook,
} from './price-book.queries';
export {
  changeMailText,
  MAIL_TEXTS_KEY,
  mailTextQuery,
  mailTextsQuery,
  mailTextVersionsQuery,
  previewMailText,
} from './mail-texts.queries';
export { changeView, removeView, savedViewsQuery, saveView } from './saved-views.queries';
export { changeSeries, seriesTableQuery } from './series.queries';
export { changeSettings, settingsQuery } from './settings.queries';
export {
  changeSiteTexts,
  previewSiteTexts,
  sendSiteDrawing,
  sendSiteFilm,
  siteTextsQuery,
  siteTextsVersionsQuery,
} from './site-texts.queries';
export { exportMails, mailQuery, mailsQuery, resendMail, retryMail, type MailWish } from './mails.queries';
export { logIn, logOut, openGate, type StaffLogin } from './access.queries';
export {
  beginSecondFactor,
  changeOwnPassword,
  confirmSecondFactor,
  CONSOLE_ACCOUNT_KEY,
  consoleAccountQuery,
  removeSecondFactor,
} from './account.queries';
export {
  changeArtistNote,
  exportArtistNotes,
  ownerArtistNotesQuery,
  withdrawArtistNote,
  writeArtistNote,
} from './artist-notes.queries';
export {
  addCollectorNote,
  changeCollectorNote,
  collectorViewQuery,
  deleteCollectorNote,
  exportCollector,
  exportCollectors,
  giveLevel,
  ownerCollectorQuery,
  ownerCollectorsQuery,
  releaseReservation,
  removeCollector,
  sendCollectorPasswordLink,
  signCollectorOut,
  type CollectorWish,
  type ReservedNumber,
} from './collectors.queries';
export {
  changeCommission,
  exportCommissions,
  moveCommission,
  openCommission,
  ownerCommissionQuery,
  ownerCommissionsQuery,
  type CommissionWish,
} from './commissions.queries';
export {
  changePreview,
  closePreviewNow,
  createPreview,
  exportPreviews,
  openPreviewNow,
  ownerPreviewQuery,
  ownerPreviewsQuery,
  type PreviewWish,
} from './private-previews.queries';
export { auditPageQuery, exportAudit, type AuditFilters } from './audit.queries';
export {
  addStaff,
  chooseStaffPassword,
  endStaffSessions,
  makePasswordLink,
  removeStaffFactor,
  setStaffDisabled,
  STAFF_KEY,
  staffQuery,
} from './staff.queries';
export * from './partners.queries';
export * from './commission.queries';
