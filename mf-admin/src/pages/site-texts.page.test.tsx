import type { SiteTextsRecord } from '@gallery/contracts';
import { refusal, renderRoutes, type ApiAnswers } from '@gallery/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component } from './site-texts.page';

const READ = 'GET /api/admin/site';
const CHANGE = 'PUT /api/admin/site/{section}';

const content = {
  sentence: 'Write to us.',
  studio: ['Main Street 1', 'By appointment'],
  categories: [{ name: 'Collectors', text: 'A work.', subject: 'General Inquiry' }],
};
const record: SiteTextsRecord = {
  sections: [{ section: 'contact', version: 2, changedAt: null, changedBy: null, content }],
  pictures: [],
};

const show = (api: ApiAnswers = {}) => ({
  ...renderRoutes([{ path: '/', Component }], { api: { [READ]: record, ...api } }),
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
  const fields = { 'categories.0.name': 'name should not be empty' };
  const { user } = show({ [CHANGE]: () => refusal('validation_failed', { fields }) });
  enter(await screen.findByLabelText('Name'), '');
  await user.click(screen.getByRole('button', { name: 'Save contact' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('name should not be empty'),
  );
});
