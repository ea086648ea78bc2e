import type { SiteContentSections } from '@gallery/contracts';
import { aPicture, refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component } from './site-content.page';

const READ = 'GET /api/admin/site';
const CHANGE = 'PUT /api/admin/site/{section}';

const content = {
  sentence: 'Write to us.',
  studio: ['Main Street 1', 'By appointment'],
  categories: [{ name: 'Collectors', text: 'A work.', subject: 'General Inquiry' }],
};
const record: SiteContentSections = {
  sections: [{ section: 'contact', version: 2, changedAt: null, changedBy: null, content }],
  pictures: [],
};

const ROUTES = [
  { path: '/admin/settings/site/:section', Component },
  { path: '/admin/settings', element: 'General settings' },
];
const show = (api: ApiStubs = {}, open = 'contact') => ({
  ...renderRoutes(ROUTES, { path: `/admin/settings/site/${open}`, api: { [READ]: record, ...api } }),
  user: userEvent.setup(),
});
const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('saves what was written, wherever it stands', async () => {
  const { user, calls } = show({ [CHANGE]: record });
  enter(await screen.findByLabelText('Sentence'), 'Knock twice.');
  enter(screen.getByLabelText('Studio'), 'Round the corner\n\nRing');
  enter(screen.getByLabelText('Name'), 'Friends');
  await user.click(screen.getByRole('button', { name: 'Save contact' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      version: 2,
      content: {
        sentence: 'Knock twice.',
        studio: ['Round the corner', 'Ring'],
        categories: [{ ...content.categories[0], name: 'Friends' }],
      },
    }),
  );
});

it('tells a fault at its field and keeps what was written', async () => {
  const fields = { 'categories.0.name': 'Please fill this in.' };
  const { user } = show({ [CHANGE]: () => refusal('validation_failed', { fields }) });
  enter(await screen.findByLabelText('Name'), '');
  await user.click(screen.getByRole('button', { name: 'Save contact' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please fill this in.'),
  );
});

const standing = { version: 3, changedAt: null, changedBy: null };
const sections = (section: 'about' | 'live', kept: object): SiteContentSections => ({
  sections: [{ ...standing, section, content: { ...kept } }],
  pictures: [],
});
const aFile = (name: string, type: string) => new File(['bytes'], name, { type });
const saved = (calls: readonly { method: string; body: unknown }[]) =>
  calls.find(({ method }) => method === 'PUT')?.body;

it('fills the place of a picture that is still empty', async () => {
  const record = sections('about', { banner: null });
  const { user, calls } = show(
    {
      [READ]: record,
      [CHANGE]: record,
      'POST /api/admin/artwork-inventory/pictures': aPicture({ id: 'p1' }),
    },
    'about',
  );
  await user.upload(await screen.findByLabelText('File of banner'), aFile('noon.jpg', 'image/jpeg'));
  enter(await screen.findByLabelText('Description (alt text) of banner'), 'The studio at noon');
  await user.click(screen.getByRole('button', { name: 'Save about' }));
  await waitFor(() =>
    expect(saved(calls)).toEqual({
      version: 3,
      content: { banner: { mediaId: 'p1', alt: 'The studio at noon' } },
    }),
  );
});

it('adds a sponsor, and one goes again', async () => {
  const record = sections('live', {
    hashtag: '#tf',
    sponsors: [{ logo: { src: '/api/uploads/old.svg', alt: 'Old House' }, href: null }],
  });
  const { user, calls } = show(
    {
      [READ]: record,
      [CHANGE]: record,
      'POST /api/admin/site/drawings': { src: '/api/uploads/new.svg' },
    },
    'live',
  );
  await user.click(await screen.findByRole('button', { name: 'Add a sponsor' }));
  const fields = within(screen.getByRole('group', { name: 'Sponsor 2' }));
  await user.upload(fields.getByLabelText('File of logo'), aFile('new.svg', 'image/svg+xml'));
  enter(fields.getByLabelText('Name for logo'), 'New House');
  enter(fields.getByLabelText('Address'), 'https://new.example');
  await user.click(screen.getByRole('button', { name: 'Remove sponsor 1' }));
  await user.click(screen.getByRole('button', { name: 'Save live events' }));
  await waitFor(() =>
    expect(saved(calls)).toMatchObject({
      content: {
        sponsors: [{ logo: { src: '/api/uploads/new.svg', alt: 'New House' }, href: 'https://new.example' }],
      },
    }),
  );
});

it('takes a film in, and says what was wrong with another', async () => {
  const film = { src: '/videos/f.webm', type: 'video/webm' };
  const { user, calls } = show(
    {
      [READ]: { ...record, sections: [{ ...standing, section: 'home', content: { hero: NO_FILM } }] },
      [CHANGE]: record,
      'POST /api/admin/site/films': ({ request }) =>
        calls.filter(({ path }) => path === new URL(request.url).pathname).length > 1
          ? refusal('validation_failed', { fields: { film: 'The file is not a WebM or MP4 video.' } })
          : film,
    },
    'home',
  );
  const field = await screen.findByLabelText('File of video at the top');
  await user.upload(field, aFile('sea.webm', 'video/webm'));
  await screen.findByRole('button', { name: 'Remove the WebM of video at the top' });
  await user.upload(field, aFile('sea.mp4', 'video/mp4'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The file is not a WebM or MP4 video.');
  enter(screen.getByLabelText('Length in seconds'), '12');
  await user.click(screen.getByRole('button', { name: 'Save landing page' }));
  await waitFor(() =>
    expect(saved(calls)).toMatchObject({ content: { hero: { ...NO_FILM, sources: [film], seconds: 12 } } }),
  );
});
const NO_FILM = { poster: null, sources: [], seconds: 0 };

it('shows what is written on its page before it is saved, until it is changed', async () => {
  const { user, calls } = show({ 'POST /api/admin/site/{section}/previews': { token: 't-1' } });
  enter(await screen.findByLabelText('Sentence'), 'Knock twice.');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const link = await screen.findByRole('link', { name: 'Open the preview in a new tab' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/site-preview\/contact\?token=t-1$/));
  expect(calls.at(-1)?.body).toMatchObject({ content: { sentence: 'Knock twice.' } });
  enter(screen.getByLabelText('Sentence'), 'Knock thrice.');
  expect(link).not.toBeInTheDocument();
});

const former = { ...content, sentence: 'As it was.' };
const KEPT = {
  'GET /api/admin/site/{section}/versions': {
    versions: [
      { ...standing, version: 2, changedAt: '2026-11-20T10:00:00.000Z', changedBy: 'ada', content },
      { ...standing, version: 0, content: former },
    ],
    pictures: [],
  },
};

it('puts an earlier version into the form, to be saved again', async () => {
  const { user, calls } = show({ [CHANGE]: record, ...KEPT });
  await user.click(await screen.findByRole('button', { name: 'Earlier versions' }));
  await user.click(await screen.findByRole('button', { name: 'Restore version 0' }));
  expect(screen.queryByRole('button', { name: 'Restore version 2' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save contact' }));
  await waitFor(() => expect(saved(calls)).toEqual({ version: 2, content: former }));
});

it('shows what an earlier version says, here and on its page, and leaves the form alone', async () => {
  const { user, calls } = show({ ...KEPT, 'POST /api/admin/site/{section}/previews': { token: 't-0' } });
  await user.click(await screen.findByRole('button', { name: 'Earlier versions' }));
  await user.click(await screen.findByRole('button', { name: 'View version 0' }));
  const version = within(screen.getByRole('region', { name: 'Version 0' }));
  expect(version.getByText('As it was.')).toBeVisible();
  expect(version.getAllByText('Current')).toHaveLength(2);
  await user.click(version.getByRole('button', { name: 'Preview version 0' }));
  expect(await version.findByRole('link', { name: 'Open the preview in a new tab' })).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({ content: { sentence: 'As it was.' } });
  expect(screen.getByLabelText('Sentence')).toHaveValue('Write to us.');
});

const both: SiteContentSections = {
  sections: [
    ...record.sections,
    { ...standing, section: 'partners', content: { sentence: 'Share in what a sale earns.', steps: [] } },
  ],
  pictures: [],
};

it('has a page for each subject, and loses nothing on the way between them', async () => {
  const { user } = show({ [READ]: both });
  enter(await screen.findByRole('textbox', { name: 'Sentence' }), 'Knock twice.');
  await user.click(screen.getByRole('link', { name: 'Selling partners' }));
  expect(screen.getByRole('textbox', { name: 'Sentence' })).toHaveValue('Share in what a sale earns.');
  await user.click(screen.getByRole('link', { name: 'Contact, not saved' }));
  expect(screen.getByRole('textbox', { name: 'Sentence' })).toHaveValue('Knock twice.');
});

it('asks before what was written is left behind', async () => {
  const { user, router } = show();
  enter(await screen.findByLabelText('Sentence'), 'Knock twice.');
  await user.click(screen.getByRole('link', { name: 'General' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  expect(question.getByText(/Unsaved changes in Contact will be lost/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Sentence')).toHaveValue('Knock twice.');
  await user.click(screen.getByRole('link', { name: 'General' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/settings'));
});

it('gives back what holds, and lets go without a question then', async () => {
  const { user, router } = show();
  enter(await screen.findByLabelText('Sentence'), 'Knock twice.');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByLabelText('Sentence')).toHaveValue('Write to us.');
  await user.click(screen.getByRole('link', { name: 'General' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/settings'));
});
