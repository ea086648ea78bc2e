import type { MailTextChange, MailWords } from '@gallery/contracts';
import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../client';
import { ownerClient } from '../owner-client';

const LIST = '/api/admin/mail-texts';
const ONE = '/api/admin/mail-texts/{key}';
const PREVIEW = '/api/admin/mail-texts/{key}/preview';
const VERSIONS = '/api/admin/mail-texts/{key}/versions';

/** Everything about the words of mails, for invalidation after a change. */
export const MAIL_TEXTS_KEY = [LIST] as const;

/** Every mail whose words the owner may change. */
export const mailTextsQuery = () =>
  queryOptions({
    queryKey: [...MAIL_TEXTS_KEY, 'list'],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(LIST, { signal })),
  });

/** One mail with its words; `mail_text_not_found` when there is none. */
export const mailTextQuery = (key: string) =>
  queryOptions({
    queryKey: [...MAIL_TEXTS_KEY, ONE, key],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(ONE, { params: { path: { key } }, signal })),
  });

/** What the words were from one change to the next, latest first. */
export const mailTextVersionsQuery = (key: string) =>
  queryOptions({
    queryKey: [...MAIL_TEXTS_KEY, VERSIONS, key],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(VERSIONS, { params: { path: { key } }, signal })),
  });

/** Sets the words, given the version that was seen; null gives the mail back to the installed ones. */
export const changeMailText = (key: string, body: MailTextChange) =>
  bodyOf(ownerClient.PUT(ONE, { params: { path: { key } }, body }));

/** The mail in these words, as it would be sent. */
export const previewMailText = (key: string, body: MailWords) =>
  bodyOf(ownerClient.POST(PREVIEW, { params: { path: { key } }, body }));
