/**
 * What each socket of the API takes and sends, in the types that `tools/contracts.mjs` writes. The messages themselves are
 * declared in `services/api/src/live`: `live-socket-messages.dto.ts`, `catalog.gateway.ts`, `console-socket-messages.dto.ts`.
 */
import type * as Schemas from './asyncapi';

/** From a page to the gateway of live events. */
export type LiveRequest = Schemas.JoinEvent | Schemas.LeaveEvent;

/**
 * From the gateway of live events. `revision` counts changes of photos; a page that misses some asks for them. Default of
 * `after`: `revision - 1`.
 */
export type LiveMessage =
  | Schemas.EventJoined
  | Schemas.PhotoSent
  | Schemas.PhotoWithdrawn
  | Schemas.ViewerUpdate
  | Schemas.EventStatusChanged
  | Schemas.PhotoPrintsChanged
  | Schemas.EventHeartbeat
  | Schemas.RequestRefused;

/** From a page to the gateway of artworks. */
export type CatalogRequest = Schemas.WatchCatalog | Schemas.WatchArtworks;

/** From the gateway of artworks. */
export type CatalogMessage =
  | Schemas.WatchStarted
  | Schemas.ArtworkPrintsChanged
  | Schemas.Heartbeat
  | Schemas.RequestRefused;

/** From the console to its gateway. */
export type ConsoleRequest = Schemas.OpenRecord | Schemas.CloseRecord;

/** From the console's gateway. */
export type ConsoleMessage =
  | Schemas.ConsoleReady
  | Schemas.ConsoleRecordChanged
  | Schemas.RecordViewers
  | Schemas.ConsoleResync
  | Schemas.Heartbeat
  | Schemas.RequestRefused;

/** Records that the console can have open. */
export type ConsoleRecordKind = Schemas.OpenRecord['kind'];
/** A staff member, as the console names them. */
export type StaffName = Schemas.StaffName;
