import type { SiteSvg, SiteVideo, UpdateSiteSection } from '@gallery/contracts';
import { apiQuery } from '../../http/api-options';
import { callAdmin } from '../admin-client';
import { sendAdminForm } from '../admin-form';
import { adminQuery, adminWrite } from '../admin-options';

const SITE = '/api/admin/site';
const SECTION = '/api/admin/site/{section}';

/** All sections of the site content with their pictures. */
export const siteSectionsQuery = () => adminQuery(SITE);

/** Versions of a section up to this one, latest first. */
export const siteSectionVersionsQuery = (section: string, version: number) => {
  const path = `${SECTION}/versions` as const;
  return apiQuery([path, section, version], (signal) => callAdmin('get', path, { section }, { signal }));
};

/** Fails with `changed_meanwhile` when the version is not the current one. */
export const updateSiteSection = (section: string, body: UpdateSiteSection) =>
  adminWrite('put', SECTION, { section, ...body });

/** Creates a preview of unsaved content; returns the path of its page. */
export async function previewSiteSection(
  section: string,
  content: UpdateSiteSection['content'],
): Promise<string> {
  const { token } = await adminWrite('post', `${SECTION}/previews`, { section, content });
  return `/site-preview/${section}?token=${encodeURIComponent(token)}`;
}

/** Uploads a video before the section that references it. */
export const uploadSiteVideo = (film: File): Promise<SiteVideo> =>
  sendAdminForm({ method: 'post', path: `${SITE}/films`, form: { film } });

/** Uploads a drawing before the section that references it. */
export const uploadSiteSvg = (drawing: File): Promise<SiteSvg> =>
  sendAdminForm({ method: 'post', path: `${SITE}/drawings`, form: { drawing } });
