/** The API's sockets: of pages that follow an event, of pages that show artworks, and of the console. */
export const SOCKET_PATHS = { live: '/ws', catalog: '/ws/catalog', console: '/ws/console' } as const;
