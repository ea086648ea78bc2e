/** The API's sockets: of pages that follow an event, of pages that show artworks, and of the console. */
export const SOCKET_PATHS = { live: '/ws', catalog: '/ws/catalog', console: '/ws/console' } as const;

/** The close code that tells the console to sign in again instead of reconnecting. */
export const CLOSE_SIGNED_OUT = 4_401;

/** Artworks that one page may name; pages that show more watch the whole catalog. */
export const MAX_WATCHED_ARTWORKS = 50;
