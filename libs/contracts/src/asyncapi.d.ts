/** Generated from the DTO classes of the API by `npm run contracts`. Not to be edited. */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ArtworkPrintsChanged: {
            artworkIds: string[];
            /** @enum {string} */
            type: "prints_changed";
        };
        CloseRecord: {
            /** @enum {string} */
            type: "close_record";
        };
        ConsoleReady: {
            /** @description Milliseconds since the API last heard of a change or may have missed one, by its own clock: what was read within them is current */
            quietMs: number;
            /** @description Whose connection it is */
            staff: components["schemas"]["StaffName"];
            /** @enum {string} */
            type: "ready";
        };
        ConsoleRecordChanged: {
            /** @description What was done, as the audit log names it; absent unless staff did it */
            action?: string;
            /** @description Who did it; absent unless staff did */
            by?: components["schemas"]["StaffName"];
            /** @description Id of the record; for settings the name of the section */
            id: string;
            /** @enum {string} */
            kind: "affiliate" | "affiliate_commission" | "artwork" | "certificate" | "collector" | "commission_request" | "edition" | "email" | "event" | "event_photo" | "letter" | "message" | "order" | "payment_request" | "person" | "private_preview" | "settings" | "staff";
            /** @enum {string} */
            type: "record_changed";
        };
        ConsoleResync: {
            /** @enum {string} */
            type: "resync";
        };
        EventHeartbeat: {
            eventId: string;
            revision: number;
            /** @enum {string} */
            type: "heartbeat";
        };
        EventJoined: {
            /** @description Pages that follow the event */
            count: number;
            eventId: string;
            /** @description The event's revision: its number of photo changes */
            revision: number;
            /**
             * @description The current status; earlier changes are not sent to this page
             * @enum {string}
             */
            status: "live" | "scheduled" | "completed" | "cancelled";
            /** @enum {string} */
            type: "joined";
        };
        EventPhoto: {
            caption: string;
            /** Format: date-time */
            capturedAt: string;
            /**
             * Format: date-time
             * @description When it was published
             */
            createdAt: string;
            /** Format: uuid */
            id: string;
            /** @description URL of one of its files; empty once it is withdrawn */
            imageUrl: string;
            isAvailableForOrder: boolean;
            /** @description Whether it was taken off the feed */
            isWithdrawn: boolean;
            /** @description Paid orders of the event photo */
            orderCount: number;
            /**
             * @description Derived from width and height
             * @enum {string}
             */
            orientation: "square" | "landscape" | "vertical";
            photographer: string;
            picture: components["schemas"]["Picture"] | null;
            /** @description The event's revision at which it last changed */
            revision: number;
            /** @description Position in the event, from 1 without gaps */
            seq: number;
        };
        EventStatusChanged: {
            eventId: string;
            /** @enum {string} */
            status: "live" | "scheduled" | "completed" | "cancelled";
            /** @enum {string} */
            type: "event_changed";
        };
        Heartbeat: {
            /** @enum {string} */
            type: "heartbeat";
        };
        JoinEvent: {
            /** @description Id of the event, or `tfgallery` for the current one */
            eventId: string;
            /** @description The guest pass, for clients without its cookie */
            pass?: string;
            /** @enum {string} */
            type: "join_event";
        };
        LeaveEvent: {
            eventId?: string;
            /** @enum {string} */
            type: "leave_event";
        };
        OpenRecord: {
            /** @description Id of the record; for settings the name of the section */
            id: string;
            /** @enum {string} */
            kind: "affiliate" | "affiliate_commission" | "artwork" | "certificate" | "collector" | "commission_request" | "edition" | "email" | "event" | "event_photo" | "letter" | "message" | "order" | "payment_request" | "person" | "private_preview" | "settings" | "staff";
            /** @enum {string} */
            type: "open_record";
        };
        PhotoPrintsChanged: {
            eventId: string;
            /** Format: uuid */
            photoId: string;
            /** @enum {string} */
            type: "prints_changed";
        };
        PhotoSent: {
            /** @description `revision - 1` unless a photo changed twice before it was sent */
            after?: number;
            eventId: string;
            photo: components["schemas"]["EventPhoto"];
            revision: number;
            /** @enum {string} */
            type: "new_photo" | "photo_changed";
        };
        PhotoWithdrawn: {
            /** @description `revision - 1` unless a photo changed twice before it was sent */
            after?: number;
            eventId: string;
            /** Format: uuid */
            photoId: string;
            revision: number;
            /** @enum {string} */
            type: "photo_withdrawn";
        };
        Picture: {
            /** @description Alternative text */
            alt: string;
            /** @description #rrggbb, shown until the file has loaded */
            dominantColor: string;
            /** @description The event of an event photo; absent for other pictures */
            eventId?: string;
            /** @description For staff or the buyer only: gives access to the guarded files for an hour or two, as `?grant=` */
            grant?: string;
            height: number;
            /** @description 32 hex digits in the names of its files */
            id: string;
            /** @description WebP data URI, 16 px wide */
            placeholder: string;
            /** @description Pixels of the upright original */
            width: number;
            /** @description Widths of the files in pixels, ascending */
            widths: number[];
        };
        RecordViewers: {
            /** @description Id of the record; for settings the name of the section */
            id: string;
            /** @enum {string} */
            kind: "affiliate" | "affiliate_commission" | "artwork" | "certificate" | "collector" | "commission_request" | "edition" | "email" | "event" | "event_photo" | "letter" | "message" | "order" | "payment_request" | "person" | "private_preview" | "settings" | "staff";
            /** @enum {string} */
            type: "record_viewers";
            viewers: components["schemas"]["StaffName"][];
        };
        RequestRefused: {
            code: string;
            /** @description Errors by field */
            fields?: {
                [key: string]: string;
            };
            message: string;
            /** @enum {string} */
            type: "refused";
        };
        StaffName: {
            id: string;
            name: string;
        };
        ViewerUpdate: {
            count: number;
            eventId: string;
            /** @enum {string} */
            type: "viewer_update";
        };
        WatchArtworks: {
            artworkIds: string[];
            /** @enum {string} */
            type: "watch_artworks";
        };
        WatchCatalog: {
            /** @enum {string} */
            type: "watch_catalog";
        };
        WatchStarted: {
            /** @enum {string} */
            type: "watching";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type ArtworkPrintsChanged = components['schemas']['ArtworkPrintsChanged'];
export type CloseRecord = components['schemas']['CloseRecord'];
export type ConsoleReady = components['schemas']['ConsoleReady'];
export type ConsoleRecordChanged = components['schemas']['ConsoleRecordChanged'];
export type ConsoleResync = components['schemas']['ConsoleResync'];
export type EventHeartbeat = components['schemas']['EventHeartbeat'];
export type EventJoined = components['schemas']['EventJoined'];
export type EventPhoto = components['schemas']['EventPhoto'];
export type EventStatusChanged = components['schemas']['EventStatusChanged'];
export type Heartbeat = components['schemas']['Heartbeat'];
export type JoinEvent = components['schemas']['JoinEvent'];
export type LeaveEvent = components['schemas']['LeaveEvent'];
export type OpenRecord = components['schemas']['OpenRecord'];
export type PhotoPrintsChanged = components['schemas']['PhotoPrintsChanged'];
export type PhotoSent = components['schemas']['PhotoSent'];
export type PhotoWithdrawn = components['schemas']['PhotoWithdrawn'];
export type Picture = components['schemas']['Picture'];
export type RecordViewers = components['schemas']['RecordViewers'];
export type RequestRefused = components['schemas']['RequestRefused'];
export type StaffName = components['schemas']['StaffName'];
export type ViewerUpdate = components['schemas']['ViewerUpdate'];
export type WatchArtworks = components['schemas']['WatchArtworks'];
export type WatchCatalog = components['schemas']['WatchCatalog'];
export type WatchStarted = components['schemas']['WatchStarted'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
