import { Readable } from 'node:stream';
import {
  applyDecorators,
  Injectable,
  StreamableFile,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants';
import { Reflector } from '@nestjs/core';
import { ApiForbiddenResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { AppError, countCsvRows } from '../../platform';
import { AuditLogService, type NewAuditEntry } from '../audit/audit-log.service';
import { actorOf } from './staff-roles';

/** What a free-text filter is recorded as: the audit log cannot be changed, so no name may get into it. */
const HIDDEN_TEXT = '(text)';
const FREE_TEXT_FILTERS = ['q', 'subject', 'tag'];

/**
 * Lets only people with the owner's permission export personal data, and records every export with its filters and the
 * number of rows that were sent, even if the download is aborted.
 */
@Injectable()
export class PersonalDataExportInterceptor implements NestInterceptor<unknown, unknown> {
  constructor(
    private readonly auditLogService: AuditLogService,
    private readonly reflector: Reflector,
  ) {}

  /** @throws AppError `export_not_allowed` */
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const { staff, query, params } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!staff?.mayExportPersonalData) throw new AppError('export_not_allowed');
    const file = this.reflector.get<string>(PATH_METADATA, context.getHandler());
    const entry: NewAuditEntry = {
      action: 'personal-data.exported',
      actor: actorOf(staff),
      details: { file, filters: filtersOf({ ...toRecord(query), ...toRecord(params) }) },
    };
    return next
      .handle()
      .pipe(map((answer) => (answer instanceof StreamableFile ? this.audited(answer, entry) : answer)));
  }

  private audited(file: StreamableFile, entry: NewAuditEntry): StreamableFile {
    const record = (rows: number) =>
      this.auditLogService.record({ ...entry, details: { ...entry.details, rows } });
    const { type, disposition } = file.getHeaders();
    return new StreamableFile(Readable.from(countCsvRows(file.getStream(), record)), { type, disposition });
  }
}

/** Marks a route that answers with a file of personal data. A test requires it for every CSV route. */
export const PersonalDataExport = (): MethodDecorator =>
  applyDecorators(
    UseInterceptors(PersonalDataExportInterceptor),
    ApiForbiddenResponse({ description: 'export_not_allowed' }),
  );

const toRecord = (values: unknown): Record<string, unknown> =>
  typeof values === 'object' && values !== null ? { ...values } : {};

const filtersOf = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      FREE_TEXT_FILTERS.includes(name) ? HIDDEN_TEXT : value,
    ]),
  );
