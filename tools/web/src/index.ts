export { startWeb, type WebOptions } from './web';
export { startStatic, type StaticOptions } from './static-site';
export type { WebServer } from './web-server';
