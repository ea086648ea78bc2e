import { adminDownload, adminList, adminMutation, adminQuery, FRESH } from '../admin-options';

const PEOPLE = '/api/admin/people';
const PERSON = '/api/admin/people/{id}';

const CHANGED = [PEOPLE] as const;

export const peopleQuery = adminList(PEOPLE);

export const personQuery = (id: string) => adminQuery(PERSON, { id }, FRESH);

/** Every tag in use. */
export const personTagsQuery = () => adminQuery(`${PEOPLE}/tags`, undefined, FRESH);

export const addPersonTag = (id: string) => adminMutation('post', `${PERSON}/tags`, { id }, CHANGED);

export const removePersonTag = (id: string) =>
  adminMutation('delete', `${PERSON}/tags/{tag}`, { id }, CHANGED);

/** Shows another address as the person's. */
export const joinPersonAddress = (id: string) =>
  adminMutation('post', `${PERSON}/addresses`, { id }, CHANGED);

/** Shows it as a separate person again. */
export const partPersonAddress = (id: string) =>
  adminMutation('delete', `${PERSON}/addresses/{addressId}`, { id }, CHANGED);

/** Records that they agreed to letters, and how. */
export const recordConsent = (id: string) => adminMutation('post', `${PERSON}/newsletter`, { id }, CHANGED);

export const endNewsletter = (id: string) => adminMutation('delete', `${PERSON}/newsletter`, { id }, CHANGED);

/** Replaces the note; an empty text removes it. */
export const updatePersonNote = (id: string) => adminMutation('put', `${PERSON}/note`, { id }, CHANGED);

export const exportPeople = () => adminDownload(`${PEOPLE}.csv`, {});
