import type { FastifyRequest } from 'fastify';
import { networkOf } from '../platform';
import { deviceNameOf } from './sessions/device-name';

/** Who asks, before anything of them is known. */
export interface ClientInfo {
  /** What counts as one client in limits; kept nowhere as it is. */
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
