import type { FastifyRequest } from 'fastify';
import { networkOf } from '../platform';
import { deviceNameOf } from './sessions/device-name';

/** The client of a request that nobody is signed in for yet. */
export interface ClientInfo {
  /** What counts as one client in limits; never stored as it is. */
  network: string;
  /** As lists of sessions name it. */
  device: string;
  /** The whole `Cookie` header. */
  cookies: string;
}

export const clientInfoOf = ({ ip, headers }: FastifyRequest): ClientInfo => ({
  network: networkOf(ip),
  device: deviceNameOf(headers['user-agent']),
  cookies: headers.cookie ?? '',
});
