export {
  openReconnectingSocket,
  type ReconnectingSocket,
  type ReconnectingSocketOptions,
  type SocketState,
} from './reconnecting-socket';
export { fullJitterDelay } from './retry-delays';
export { socketUrl } from './socket-url';
