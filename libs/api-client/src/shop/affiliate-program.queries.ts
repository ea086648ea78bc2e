import type { AffiliateApplicationRequest, AffiliateProgram } from '@gallery/contracts';
import { queryOptions } from '@tanstack/react-query';
import { apiMutation, apiQuery } from '../http/api-options';
import { accepted, bodyOf, client } from '../http/client';
import { takeInitialData } from '../http/initial-data';

const PROGRAM = '/api/affiliate-program';
const STATEMENT = '/api/affiliate-statements/{token}';
const APPLICATION = '/api/send-partner-application';

/** What affiliates earn, from the document if it has it. */
export const affiliateProgramQuery = () =>
  queryOptions({
    queryKey: [PROGRAM],
    queryFn: ({ signal }) => bodyOf(client.GET(PROGRAM, { signal })),
    initialData: () => takeInitialData(PROGRAM, isAffiliateProgram),
  });

/** Applies as an affiliate. */
export const sendAffiliateApplication = () =>
  apiMutation((application: AffiliateApplicationRequest) =>
    accepted(
      client.POST(APPLICATION, {
        body: application,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        bodySerializer: toFormFields,
      }),
    ),
  );

/**
 * An affiliate's statement by its secret link. Fails with `not_found`.
 * @param month default: the current one
 */
export const affiliateStatementQuery = (token: string, month: string | null) =>
  apiQuery([STATEMENT, token, month], (signal) =>
    client.GET(STATEMENT, {
      params: { path: { token }, query: month === null ? {} : { month } },
      signal,
    }),
  );

// The document comes from our own server: a light check is enough.
const isAffiliateProgram = (body: unknown): body is AffiliateProgram =>
  typeof body === 'object' && body !== null && 'rate' in body && 'examples' in body;

const toFormFields = (body: AffiliateApplicationRequest): string =>
  new URLSearchParams(
    Object.entries(body).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  ).toString();
