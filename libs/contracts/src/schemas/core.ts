/**
 * The shapes that cross the wire between the API and the pages, by the names of their DTOs. Money in them is
 * dollars, as the spec shows it.
 */
import type { components } from '../openapi';

export type { paths } from '../openapi';

type Schemas = components['schemas'];

/**
 * A stored picture. Its files are `/api/uploads/{id}-{width}.{avif|jpg}`, those of an event's photograph
 * `/api/event-pictures/{eventId}/{id}-{width}.{avif|jpg}`, and never change.
 */
export type Picture = Schemas['Picture'];
/** One edition of an artwork: a size with its frame, price and count. */
export type EditionOption = Schemas['EditionOption'];
/** One line of `availableSizes`. */
export type AvailableSize = Schemas['AvailableSize'];
/** A work as lists of cards read it. */
export type ArtworkCard = Schemas['ArtworkCard'];
/** What the catalogue and the artwork page read. */
export type ArtworkRecord = Schemas['ArtworkRecord'];
/** One print or group of equal prints that the buyer asks for. The server prices it by itself. */
export type CheckoutLineItem = Schemas['CheckoutLineItem'];
/** Body of `POST /api/create-checkout-session`. */
export type CheckoutSessionRequest = Schemas['CheckoutSessionRequest'];
/** A payment that was opened, and where the buyer goes to make it. */
export type CheckoutSession = Schemas['CheckoutSession'];
/** Prints of one edition in an order, with their numbers. */
export type ReceiptLine = Schemas['ReceiptLine'];
/** The order as its buyer may see it. */
export type OrderReceipt = Schemas['OrderReceipt'];
/** Body of `POST /api/order-lookups`. */
export type OrderLookup = Schemas['OrderLookup'];
/** An order as the owner sees it: `GET /api/admin/orders/{orderNumber}`. */
export type OrderRecord = Schemas['OrderRecord'];
/** Body of `POST /api/admin/orders/{orderNumber}/status`. */
export type UpdateOrderStatus = Schemas['UpdateOrderStatus'];
/** The gallery at a glance: `GET /api/admin/dashboard`. */
export type Dashboard = Schemas['Dashboard'];
/** Things of one kind that wait for somebody of the gallery. */
export type AttentionItemGroup = Schemas['AttentionGroup'];
/** One of them. */
export type AttentionItem = Schemas['AttentionItem'];
/** Something that was done or happened lately. */
export type ActivityEntry = Schemas['ActivityEntry'];
/** What one month has sold. */
export type SalesMonth = Schemas['SalesMonth'];
/** Orders as the gallery lists them: `GET /api/admin/orders`. */
export type OrderList = Schemas['OrderList'];
/** An order in that list. */
export type OrderRow = Schemas['OrderRow'];
/** A line of an order as the gallery sees it. */
export type OrderRecordLine = Schemas['OrderRecordLine'];
/** A refund that somebody of the gallery asked for. */
export type OrderRefund = Schemas['OrderRefund'];
/** Something that happened to an order. */
export type OrderHistoryEntry = Schemas['OrderHistoryEntry'];
/** A postal address of an order. */
export type OrderAddress = Schemas['OrderAddress'];
/** Body of `POST /api/admin/orders/{orderNumber}/refunds`. */
export type CreateOrderRefund = Schemas['CreateOrderRefund'];
/** Body of `POST /api/admin/orders/{orderNumber}/installation`. */
export type UpdateOrderInstallation = Schemas['UpdateOrderInstallation'];
/** The certificate of one print of an order. */
export type OrderCertificate = Schemas['OrderCertificate'];
/** Body of `POST /api/admin/orders/{orderNumber}/payment-requests`. */
export type CreatePaymentRequest = Schemas['CreatePaymentRequest'];
/** A payment request as the gallery sees it. */
export type PaymentRequestRecord = Schemas['PaymentRequestRecord'];
/** A mail, or another promise to the outside world, in the gallery's list. */
export type EmailRow = Schemas['EmailRow'];
/** The same with its text, where that is kept. */
export type EmailRecord = Schemas['EmailRecord'];
/** An order as its collector sees it: `GET /api/orders`. */
export type CollectorOrder = Schemas['CollectorOrder'];
/** Prints of one edition in a collector's order. */
export type CollectorOrderLine = Schemas['CollectorOrderLine'];
/** A step in an order's life, as its buyer may read it. */
export type OrderMilestone = Schemas['OrderMilestone'];
/** Body of `POST /api/contact`. */
export type ContactRequest = Schemas['ContactRequest'];
/** What a form shows when its message has arrived. */
export type ContactResponse = Schemas['ContactResponse'];
/** Body of `POST /api/collector/inquiry`; answered by a `ContactResponse`. */
export type CollectorInquiry = Schemas['CollectorInquiry'];
/** Body of `POST /api/email-subscribe`. */
export type NewsletterSubscriptionRequest = Schemas['NewsletterSubscriptionRequest'];
/** What a newsletter form or page shows when it worked. */
export type NewsletterResponse = Schemas['NewsletterResponse'];

/** What the owner asks the buyer of an order to pay, as the buyer sees it. */
export type PaymentRequestView = Schemas['PaymentRequestView'];

/** The answer to a login of the console. */
export type StaffSession = Schemas['StaffSession'];
/** Somebody of the console as they see themselves. */
export type StaffUser = Schemas['StaffUser'];
/** An account of the console as the owner sees it. */
export type StaffAccount = Schemas['StaffAccount'];
/** Body of `POST /api/admin/staff`. */
export type CreateStaffAccount = Schemas['CreateStaffAccount'];
export type PasswordChange = Schemas['PasswordChange'];
/** A link to choose a password by, shown once. */
export type StaffPasswordLink = Schemas['StaffPasswordLink'];
/** The caller's own account of the console. */
export type AdminAccount = Schemas['AdminAccount'];
/** One entry of the audit log. */
export type AuditRecord = Schemas['AuditRecord'];

/** Body of `POST /api/favorites`. */
export type CreateFavorite = Schemas['CreateFavorite'];
/** A saved work with what its card shows. */
export type FavoriteRecord = Schemas['FavoriteRecord'];
/** A commission as its collector sees it. */
export type CommissionRequestRecord = Schemas['CommissionRequestRecord'];
/** A collector as they see themselves. */
export type CollectorRecord = Schemas['CollectorRecord'];
/** The answer to a sign-in or sign-up. */
export type CollectorSession = Schemas['CollectorSession'];
/** Body of `POST /api/collectors/signin`. */
export type SignInRequest = Schemas['SignInRequest'];
/** Body of `POST /api/collectors/signup`. */
export type SignUpRequest = Schemas['SignUpRequest'];

/** A browser in which a collector is signed in. */
export type SessionRecord = Schemas['SessionRecord'];

/** How the gallery sells and signs: `GET /api/gallery`, and the document's `gallery` block. */
export type GallerySettings = Schemas['GallerySettings'];

/** The gallery's own words, pictures and films: `GET /api/site`. */
export type SiteContent = Schemas['SiteContent'];
/** A silent film. Without sources there is none, and the poster stands alone. */
export type Film = Schemas['Film'];
/** A feature block of the landing page. */
export type Feature = Schemas['Feature'];

/** A certificate as its holder sees it. */
export type CollectorCertificate = Schemas['CollectorCertificate'];
/** A transfer of a certificate that is under way. */
export type CollectorTransfer = Schemas['CollectorTransfer'];
/** Who shall hold a certificate: body of the request for a transfer. */
export type CreateCertificateTransfer = Schemas['CreateCertificateTransfer'];
/** A transfer as the person with one of its links sees it. */
export type TransferView = Schemas['TransferView'];
/** A certificate as anybody may read it. */
export type PublicCertificate = Schemas['PublicCertificate'];
/** A public key with which certificates are checked. */
export type CertificateKey = Schemas['CertificateKey'];
/** A work in a collector's private preview, with each number of its editions. */
export type PreviewedArtwork = Schemas['PreviewedArtwork'];
/** An edition in a private preview. */
export type PreviewEdition = Schemas['PreviewEdition'];
/** One number of it, as it stands for the collector who looks. */
export type PreviewPrint = Schemas['PreviewPrint'];
/** The number of a work that the collector has reserved, and until when. */
export type PreviewReservation = Schemas['PreviewReservation'];
/** Body of `POST /api/collector/reservations`. */
export type CreateReservation = Schemas['CreateReservation'];
/** A number that is the collector's for a while. */
export type ReservationView = Schemas['ReservationView'];
/** A few words from the artist. */
export type ArtistNoteView = Schemas['ArtistNoteView'];
/** What a page shows when a pre-sale request is noted. */
export type PresaleNotification = Schemas['PresaleNotification'];
/** One photograph of an event on the feed. */
export type EventPhoto = Schemas['EventPhoto'];
/** An event as its guests see it. */
export type EventRecord = Schemas['EventRecord'];
/** The code that leads guests to the gate. */
export type GateQrCode = Schemas['GateQrCode'];
/** Body of `POST /api/live-event-access`. */
export type GateAdmissionInput = Schemas['GateAdmissionInput'];
/** Body of `POST /api/collect-visitor`. */
export type FeedAdmissionInput = Schemas['FeedAdmissionInput'];
/** The guest is in. */
export type GuestAdmission = Schemas['Entrance'];
/** A guest's pass with the code that makes photographs theirs. */
export type GuestPass = Schemas['GuestPass'];
/** A pass that is in its cookie now. */
export type SavedGuestPass = Schemas['SavedGuestPass'];
/** A photograph as the older reader of the feed takes it. */
export type LiveUpload = Schemas['LiveUpload'];
/** Body of `POST /api/event-reminders`. */
export type CreateEventReminder = Schemas['CreateEventReminder'];
/** What the page shows when a reminder is noted. */
export type EventReminderReceipt = Schemas['EventReminderReceipt'];
/** An event as the owner sees it. */
export type StudioEvent = Schemas['StudioEvent'];
/** Body of `POST /api/admin/studio-events/{id}/status`. */
export type UpdateEventStatus = Schemas['UpdateEventStatus'];
/** Where a projector opens the wall of an event. */
export type ProjectorLink = Schemas['ProjectorLink'];
/** A photograph of an event as its owner sees it, in whatever state. */
export type AdminEventPhoto = Schemas['AdminEventPhoto'];
/** Body of `PATCH /api/admin/event-photos/{id}`; what is left out stays. */
export type UpdateEventPhoto = Schemas['UpdateEventPhoto'];
/** What became of one file of an upload. */
export type PhotoUploadReceipt = Schemas['PhotoUploadReceipt'];
/** One size in which a live photo is sold as a numbered print. */
export type EventPhotoEditionOption = Schemas['EventPhotoEditionOption'];
/** A size of a live photo of which a number is sold or on hold. */
export type StartedEdition = Schemas['StartedEdition'];
/** What a live photo can be bought as. */
export type EventPhotoEditions = Schemas['EventPhotoEditions'];
/** Body of `POST /api/orders`. */
export type CreateEventPhotoOrder = Schemas['CreateEventPhotoOrder'];
/** The file of an event photo on its paid order; its link ends by itself. */
export type DigitalFile = Schemas['DigitalFile'];

/** A work with everything that the owner keeps of it. */
export type InventoryRecord = Schemas['InventoryRecord'];
/** A work in the console's list. */
export type InventoryRow = Schemas['InventoryRow'];
/** An edition as the owner's lists show it. */
export type InventoryEdition = Schemas['InventoryEdition'];
/** A page of the inventory. */
export type InventoryPage = Schemas['InventoryPage'];
/** What became of a work that was deleted. */
export type ArtworkRemoval = Schemas['ArtworkRemoval'];
/** What a file of works would change. */
export type ImportDryRun = Schemas['ImportDryRun'];
/** A row of it. */
export type ImportRow = Schemas['ImportRow'];
/** How far an import is. */
export type ImportProgress = Schemas['ImportProgress'];
/** A row that was not written after all. */
export type RejectedImportRow = Schemas['RejectedImportRow'];
