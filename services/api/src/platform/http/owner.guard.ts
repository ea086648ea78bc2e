import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Settings } from '../config/settings';
import { AppError } from '../errors/app-error';

/**
 * Lets the owner's calls through: `Authorization: Bearer` with OWNER_API_KEY. Without that setting it refuses everybody.
 * Stands in for staff accounts.
 */
@Injectable()
export class OwnerGuard implements CanActivate {
  constructor(private readonly settings: Settings) {}

  /** @throws AppError `unauthorized` */
  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    const { authorization = '' } = http.getRequest<FastifyRequest>().headers;
    const { apiKey } = this.settings.owner;
    const [, given] = /^Bearer (.+)$/i.exec(authorization) ?? [];
    if (apiKey !== null && given !== undefined && same(given, apiKey)) return true;
    void http.getResponse<FastifyReply>().header('www-authenticate', 'Bearer');
    throw new AppError('unauthorized');
  }
}

/** Takes the same time however much of the key is right; digests have one length. */
const same = (given: string, key: string): boolean => timingSafeEqual(digest(given), digest(key));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
