import type { PartnerApplicationRequest, PartnerProgramme } from '@gallery/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { bodyOf, client } from './client';
import { takeFirstData } from './first-data';

const PROGRAMME = '/api/partner-programme';
const STATEMENT = '/api/partner-statements/{token}';
const APPLICATION = '/api/send-partner-application';

/** What selling partners earn, from the document when it carries it. */
export const partnerProgrammeQuery = () =>
  queryOptions({
    queryKey: [PROGRAMME],
    queryFn: ({ signal }) => bodyOf(client.GET(PROGRAMME, { signal })),
    initialData: () => takeFirstData(PROGRAMME, isProgramme),
  });

/** Applies as a selling partner, by the fields of a form; yields whether that worked and what to show. */
export const sendPartnerApplication = () =>
  mutationOptions({
    mutationKey: ['partner-application'],
    mutationFn: (application: PartnerApplicationRequest) =>
      bodyOf(
        client.POST(APPLICATION, {
          body: application,
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          bodySerializer: asFields,
        }),
      ),
  });

/**
 * A month of a partner's account, for who has its link; `not_found` when the link is dead.
 * @param month the present one unless given
 */
export const partnerStatementQuery = (token: string, month: string | null) =>
  queryOptions({
    queryKey: [STATEMENT, token, month],
    queryFn: ({ signal }) =>
      bodyOf(
        client.GET(STATEMENT, {
          params: { path: { token }, query: month === null ? {} : { month } },
          signal,
        }),
      ),
  });

// The document comes from the server that answers the call: its shape is trusted, only a foreign block is refused.
const isProgramme = (body: unknown): body is PartnerProgramme =>
  typeof body === 'object' && body !== null && 'rate' in body && 'examples' in body;

const asFields = (body: PartnerApplicationRequest): string =>
  new URLSearchParams(
    Object.entries(body).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  ).toString();
