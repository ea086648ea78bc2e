import type { AffiliateApplicationRequest, AffiliateProgram } from '@gallery/contracts';
import { queryOptions } from '@tanstack/react-query';
import { apiMutation, apiQuery } from '../http/api-options';
import { bodyOf, client } from '../http/client';
import { takeInitialData } from '../http/initial-data';

const PROGRAM = '/api/partner-programme';
const STATEMENT = '/api/partner-statements/{token}';
const APPLICATION = '/api/send-partner-application';

/** What selling partners earn, from the document when it carries it. */
export const affiliateProgramQuery = () =>
  queryOptions({
    queryKey: [PROGRAM],
    queryFn: ({ signal }) => bodyOf(client.GET(PROGRAM, { signal })),
    initialData: () => takeInitialData(PROGRAM, isAffiliateProgram),
  });

/** Applies as a selling partner, by the fields of a form; yields whether that worked and what to show. */
export const sendAffiliateApplication = () =>
  apiMutation((application: AffiliateApplicationRequest) =>
    client.POST(APPLICATION, {
      body: application,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      bodySerializer: toFormFields,
    }),
  );

/**
 * A month of a partner's account, for who has its link; `not_found` when the link is dead.
 * @param month the present one unless given
 */
export const affiliateStatementQuery = (token: string, month: string | null) =>
  apiQuery([STATEMENT, token, month], (signal) =>
    client.GET(STATEMENT, {
      params: { path: { token }, query: month === null ? {} : { month } },
      signal,
    }),
  );

// The document comes from the server that answers the call: its shape is trusted, only a foreign block is refused.
const isAffiliateProgram = (body: unknown): body is AffiliateProgram =>
  typeof body === 'object' && body !== null && 'rate' in body && 'examples' in body;

const toFormFields = (body: AffiliateApplicationRequest): string =>
  new URLSearchParams(
    Object.entries(body).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  ).toString();
