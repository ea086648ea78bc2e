import type { SiteSvg, SiteVideo, UpdateSiteSection } from '@gallery/contracts';
import { apiQuery } from '../../http/api-options';
import { bodyOf } from '../../http/client';
import { adminClient } from '../admin-client';
import { sendAdminForm } from '../admin-form';

const TEXTS = '/api/admin/site';
const SECTION = '/api/admin/site/{section}';
const VERSIONS = '/api/admin/site/{section}/versions';
const PREVIEWS = '/api/admin/site/{section}/previews';

/** All sections of the site content with their pictures. */
export const siteSectionsQuery = () => apiQuery([TEXTS], (signal) => adminClient.GET(TEXTS, { signal }));

/** Versions of a section up to this one, latest first. */
export const siteSectionVersionsQuery = (section: string, version: number) =>
  apiQuery([VERSIONS, section, version], (signal) =>
    adminClient.GET(VERSIONS, { params: { path: { section } }, signal }),
  );

/** Fails with `changed_meanwhile` when the version is not the current one. */
export const updateSiteSection = (section: string, body: UpdateSiteSection) =>
  bodyOf(adminClient.PUT(SECTION, { params: { path: { section } }, body }));

/** Creates a preview of unsaved content; returns the path of its page. */
export async function previewSiteSection(
  section: string,
  content: UpdateSiteSection['content'],
): Promise<string> {
  const { token } = await bodyOf(
    adminClient.POST(PREVIEWS, { params: { path: { section } }, body: { content } }),
  );
  return `/site-preview/${section}?token=${encodeURIComponent(token)}`;
}

/** Uploads a video before the section that references it. */
export async function uploadSiteVideo(file: File): Promise<SiteVideo> {
  const response = await sendAdminForm({
    method: 'POST',
    path: `${TEXTS}/films`,
    form: formWith('film', file),
  });
  if (!isSiteVideo(response)) throw new Error('The answer to a film could not be read.');
  return response;
}

/** Uploads a drawing before the section that references it. */
export async function uploadSiteSvg(file: File): Promise<SiteSvg> {
  const form = formWith('drawing', file);
  const response = await sendAdminForm({ method: 'POST', path: `${TEXTS}/drawings`, form });
  if (!isSiteSvg(response)) throw new Error('The answer to a drawing could not be read.');
  return response;
}

function formWith(name: string, file: File): FormData {
  const form = new FormData();
  form.append(name, file);
  return form;
}

const isSiteSvg = (response: unknown): response is SiteSvg =>
  typeof response === 'object' && response !== null && 'src' in response && typeof response.src === 'string';

const isSiteVideo = (response: unknown): response is SiteVideo => isSiteSvg(response) && 'type' in response;
