import type { LetterContent, LetterRecipients } from '@gallery/contracts';
import { adminCommand, adminMutation, adminQuery, adminWrite, FRESH } from '../admin-options';
import { apiQuery } from '../../http/api-options';
import { callAdmin } from '../admin-client';

const LETTERS = '/api/admin/letters';
const LETTER = '/api/admin/letters/{id}';

const CHANGED = [LETTERS] as const;

/** The latest letters, newest first. */
export const lettersQuery = () => adminQuery(LETTERS, undefined, FRESH);

export const letterQuery = (id: string) => adminQuery(LETTER, { id }, FRESH);

/** How many subscribers match these filters. */
export const letterReachQuery = (recipients: LetterRecipients) =>
  apiQuery(
    [`${LETTERS}/reach`, recipients],
    (signal) => callAdmin('post', `${LETTERS}/reach`, recipients, { signal }),
    FRESH,
  );

/** The letter as it would be sent. */
export const previewLetter = (letter: LetterContent) => adminWrite('post', `${LETTERS}/preview`, letter);

export const createLetter = () => adminMutation('post', LETTERS, {}, CHANGED);

export const updateLetter = (id: string) => adminMutation('put', LETTER, { id }, CHANGED);

export const deleteLetter = (id: string) => adminCommand('delete', LETTER, { id }, [LETTERS]);

/** Sends it to the caller alone. */
export const sendTestLetter = (id: string) => adminCommand('post', `${LETTER}/test`, { id });

export const sendLetter = (id: string) => adminMutation('post', `${LETTER}/send`, { id }, CHANGED);

export const stopLetter = (id: string) => adminMutation('post', `${LETTER}/stop`, { id }, CHANGED);

export const resumeLetter = (id: string) => adminMutation('post', `${LETTER}/resume`, { id }, CHANGED);
