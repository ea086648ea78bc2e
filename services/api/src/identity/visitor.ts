import type { FastifyRequest } from 'fastify';
import { networkOf } from '../platform';
import { deviceName } from './device-name';

/** Who asks, before anything of them is known. */
export interface Visitor {
  /** What counts as one client in limits; kept nowhere as it is. */
  network: string;
  /** As lists of sessions name it. */
  device: string;
  /** The whole `Cookie` header. */
  cookies: string;
}

export const visitorOf = ({ ip, headers }: FastifyRequest): Visitor => ({
  network: networkOf(ip),
  device: deviceName(headers['user-agent']),
  cookies: headers.cookie ?? '',
});
