import { saveStaffSession } from '@gallery/api-client';
import type { RetentionRecord, SettingsRecord } from '@gallery/contracts';
import { useToasts } from '@gallery/session';
import {
  aSettingsRecord,
  aStaffSession,
  refusal,
  renderRoutes,
  type ApiStubs,
  type ApiCall,
} from '@gallery/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

const READ = 'GET /api/admin/settings';
const BRAND = 'PUT /api/admin/settings/brand';
const PARTNERS = 'PUT /api/admin/settings/partners';
const LINKS = 'PUT /api/admin/settings/links';

const RETENTIONS = 'GET /api/admin/settings/retention';

const settings = aSettingsRecord();
const retentions: RetentionRecord[] = [
  {
    task: 'refused-attempts',
    data: 'Networks of failed sign-ins',
    days: 7,
    after: 'the attempt',
    outcome: 'deleted',
    exception: null,
    lastRunAt: null,
    lastRemoved: 0,
  },
];
const renamed: SettingsRecord = {
  ...settings,
  brand: {
    ...settings.brand,
    version: 1,
    changedBy: 'studio',
    changedAt: '2026-11-22T10:00:00.000Z',
    content: { ...settings.brand.content, name: 'Atelier Nord' },
  },
};

function show(api: ApiStubs = {}, page = '') {
  const rendered = renderRoutes(routes, {
    path: `/admin/settings${page}`,
    api: { [READ]: settings, [RETENTIONS]: retentions, ...api },
  });
  return { ...rendered, user: userEvent.setup() };
}

beforeEach(() => saveStaffSession(aStaffSession()));

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const sent = (calls: ApiCall[]) => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('sends a section with the version that was seen, and says that it is saved', async () => {
  const { user, calls } = show({ [BRAND]: renamed });
  const brand = await part('Brand');
  enter(brand.getByLabelText('Gallery name'), 'Atelier Nord');
  await user.click(brand.getByRole('button', { name: 'Save brand' }));
  await waitFor(() => expect(useToasts.getState().toast?.title).toBe('Settings saved'));
  expect(calls.at(-1)?.body).toEqual({
    version: 0,
    content: { ...settings.brand.content, name: 'Atelier Nord' },
  });
  expect(brand.getByText(/Last changed by studio/)).toBeVisible();
});

it('tells a fault at its field and keeps what was typed', async () => {
  const fields = { 'content.zip': 'Please enter a five-digit ZIP code.' };
  const { user } = show({ [BRAND]: () => refusal('validation_failed', { fields }) });
  const brand = await part('Brand');
  enter(brand.getByLabelText('ZIP'), '7');
  await user.click(brand.getByRole('button', { name: 'Save brand' }));
  await waitFor(() =>
    expect(brand.getByLabelText('ZIP')).toHaveAccessibleDescription('Please enter a five-digit ZIP code.'),
  );
  expect(brand.getByLabelText('ZIP')).toHaveValue('7');
});

it('of two who change the same section the later one decides, knowing', async () => {
  let reads = 0;
  const { user, calls } = show({
    [READ]: () => (reads++ === 0 ? settings : renamed),
    [BRAND]: () => refusal('changed_meanwhile', { details: { record: renamed } }),
  });
  const brand = await part('Brand');
  enter(brand.getByLabelText('Gallery name'), 'Mine');
  await user.click(brand.getByRole('button', { name: 'Save brand' }));
  expect(await brand.findByText('Someone else just edited this.')).toBeVisible();
  expect(brand.getByLabelText('Gallery name')).toHaveValue('Mine');
  expect(await brand.findByText(/They changed: name\./)).toBeVisible();
  await user.click(brand.getByRole('button', { name: 'Save brand' }));
  await waitFor(() => expect(sent(calls).at(-1)).toMatchObject({ version: 1, content: { name: 'Mine' } }));
  await user.click(await brand.findByRole('button', { name: 'load theirs' }));
  expect(brand.getByLabelText('Gallery name')).toHaveValue('Atelier Nord');
});

it('shows what someone else has saved in a section that nobody has touched', async () => {
  const { user } = show({ [LINKS]: renamed });
  const links = await part('Links');
  await user.click(links.getByRole('button', { name: 'Save links' }));
  const brand = await part('Brand');
  await waitFor(() => expect(brand.getByLabelText('Gallery name')).toHaveValue('Atelier Nord'));
});

it('never writes over what someone else has saved without a word, though another section has brought it along', async () => {
  const { user, calls } = show({ [LINKS]: renamed, [BRAND]: renamed });
  const brand = await part('Brand');
  enter(brand.getByLabelText('Studio'), 'Mine');
  const links = await part('Links');
  await user.click(links.getByRole('button', { name: 'Save links' }));
  await waitFor(() => expect(useToasts.getState().toast?.description).toBe('Links'));
  await user.click(brand.getByRole('button', { name: 'Save brand' }));
  await waitFor(() => expect(sent(calls).at(-1)).toMatchObject({ version: 0, content: { studio: 'Mine' } }));
});

it('adds and removes links', async () => {
  const { user, calls } = show({ [LINKS]: settings });
  const links = await part('Links');
  await user.click(links.getByRole('button', { name: 'Add link' }));
  const added = within(links.getByRole('group', { name: 'Link 2' }));
  enter(added.getByLabelText('Name'), 'Journal');
  enter(added.getByLabelText('Address'), 'https://journal.example');
  await user.click(
    within(links.getByRole('group', { name: 'Link 1' })).getByRole('button', { name: 'Remove' }),
  );
  await user.click(links.getByRole('button', { name: 'Save links' }));
  await waitFor(() =>
    expect(calls.at(-1)?.body).toEqual({
      version: 0,
      content: {
        links: [{ label: 'Journal', href: 'https://journal.example' }],
        artistSites: [{ label: 'The artist’s site', href: 'https://artist.example' }],
        charity: null,
      },
    }),
  );
});

it('changes the sites of the artist (C28)', async () => {
  const { user, calls } = show({ [LINKS]: settings });
  const links = await part('Links');
  const site = within(links.getByRole('group', { name: 'Artist’s site 1' }));
  enter(site.getByLabelText('Address'), 'https://studio.example');
  await user.click(links.getByRole('button', { name: 'Save links' }));
  await waitFor(() =>
    expect(calls.at(-1)?.body).toMatchObject({
      content: { artistSites: [{ label: 'The artist’s site', href: 'https://studio.example' }] },
    }),
  );
});

it('sends for how long guests of live events are known', async () => {
  const { user, calls } = show({ 'PUT /api/admin/settings/events': settings }, '/personal-data');
  const events = await part('Live events');
  enter(events.getByLabelText('Keep guest data for (days)'), '30');
  await user.click(events.getByRole('button', { name: 'Save live events' }));
  await waitFor(() => expect(sent(calls).at(-1)).toEqual({ version: 0, content: { guestDays: 30 } }));
});

it('takes the partners’ share as it is typed, decimals and all, and nothing for a zero', async () => {
  const fields = { 'content.returnDays': 'Please enter a whole number of days.' };
  const { user, calls } = show({ [PARTNERS]: () => refusal('validation_failed', { fields }) }, '/sales');
  const partners = await part('Selling partners');
  const share = partners.getByLabelText('Commission, in percent');
  await user.clear(share);
  await user.type(share, '17,5 %');
  expect(share).toHaveValue('17.5');
  await user.clear(partners.getByLabelText('Return period, in days'));
  await user.click(partners.getByRole('button', { name: 'Save selling partners' }));
  expect(await partners.findByText('Please enter a whole number of days.')).toBeVisible();
  expect(sent(calls).at(-1)).toEqual({ version: 0, content: { defaultRate: 17.5, returnDays: null } });
});

it('says when the settings do not come, and asks again', async () => {
  let reads = 0;
  const { user } = show({ [READ]: () => (reads++ === 0 ? refusal('internal') : settings) });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Gallery name')).toHaveValue('TF Gallery');
});

it('lists how long personal data is kept, and what happens then', async () => {
  show({}, '/personal-data');
  const list = await part('How long we keep personal data');
  expect(await list.findByText('Networks of failed sign-ins')).toBeVisible();
  expect(list.getByText('7 days after the attempt')).toBeVisible();
  expect(list.getByText('Deleted')).toBeVisible();
});

it('says so when that list did not load, and the settings are there', async () => {
  show({ [RETENTIONS]: () => refusal('unavailable') }, '/personal-data');
  const list = await part('How long we keep personal data');
  expect(await list.findByText(/could not be loaded/)).toBeVisible();
  expect(await part('Inbox')).toBeDefined();
});

it('sends for how long messages are kept', async () => {
  const { user, calls } = show({ 'PUT /api/admin/settings/inbox': settings }, '/personal-data');
  const inbox = await part('Inbox');
  enter(inbox.getByLabelText('Keep messages for (days)'), '365');
  await user.click(inbox.getByRole('button', { name: 'Save inbox' }));
  await waitFor(() => expect(sent(calls).at(-1)).toEqual({ version: 0, content: { messageDays: 365 } }));
});
