import type { SiteDrawing, SiteFilm, SiteTextsChange } from '@gallery/contracts';
import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../client';
import { ownerClient } from '../owner-client';
import { sendOwnerForm } from '../owner-form';

const TEXTS = '/api/admin/site';
const SECTION = '/api/admin/site/{section}';
const VERSIONS = '/api/admin/site/{section}/versions';
const PREVIEWS = '/api/admin/site/{section}/previews';

/** Every section of the site's own texts, and the pictures that they name. */
export const siteTextsQuery = () =>
  queryOptions({
    queryKey: [TEXTS],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(TEXTS, { signal })),
  });

/** What a section was up to this version, latest first. */
export const siteTextsVersionsQuery = (section: string, version: number) =>
  queryOptions({
    queryKey: [VERSIONS, section, version],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(VERSIONS, { params: { path: { section } }, signal })),
  });

/** Writes a section, given the version that was seen. */
export const changeSiteTexts = (section: string, body: SiteTextsChange) =>
  bodyOf(ownerClient.PUT(SECTION, { params: { path: { section } }, body }));

/** Has a section shown on its page before it is saved; yields the path of that page. */
export async function previewSiteTexts(
  section: string,
  content: SiteTextsChange['content'],
): Promise<string> {
  const { token } = await bodyOf(
    ownerClient.POST(PREVIEWS, { params: { path: { section } }, body: { content } }),
  );
  return `/site-preview/${section}?token=${encodeURIComponent(token)}`;
}

/** Takes a film's file in ahead of the section that names it. */
export async function sendSiteFilm(file: File): Promise<SiteFilm> {
  const answer = await sendOwnerForm({
    method: 'POST',
    path: `${TEXTS}/films`,
    form: formWith('film', file),
  });
  if (!isFilm(answer)) throw new Error('The answer to a film could not be read.');
  return answer;
}

/** Takes a drawing in ahead of the section that names it. */
export async function sendSiteDrawing(file: File): Promise<SiteDrawing> {
  const form = formWith('drawing', file);
  const answer = await sendOwnerForm({ method: 'POST', path: `${TEXTS}/drawings`, form });
  if (!isDrawing(answer)) throw new Error('The answer to a drawing could not be read.');
  return answer;
}

function formWith(name: string, file: File): FormData {
  const form = new FormData();
  form.append(name, file);
  return form;
}

const isDrawing = (answer: unknown): answer is SiteDrawing =>
  typeof answer === 'object' && answer !== null && 'src' in answer && typeof answer.src === 'string';

const isFilm = (answer: unknown): answer is SiteFilm => isDrawing(answer) && 'type' in answer;
