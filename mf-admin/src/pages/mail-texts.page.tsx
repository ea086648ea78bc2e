import { mailTextsQuery } from '@gallery/api-client';
import { WordLink } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { MailTextDetail } from '../features/settings/mail-texts/mail-text-detail';
import { MailTextList } from '../features/settings/mail-texts/mail-text-list';
import { SettingsPage } from '../features/settings/settings-page';

/** The words of the gallery's mails: the list of them, or one with its fields and its preview. */
export function Component() {
  const { key } = useParams();
  const query = useQuery(mailTextsQuery());
  return (
    <SettingsPage
      title="Mail texts"
      count={query.data && `${query.data.length} mails`}
      actions={
        key !== undefined && (
          <WordLink render={(link) => <Link to="/admin/settings/mails" {...link} />}>All mails</WordLink>
        )
      }
      query={query}
      word="mail texts"
    >
      {(mails) =>
        key === undefined ? <MailTextList mails={mails} /> : <MailTextDetail key={key} mailKey={key} />
      }
    </SettingsPage>
  );
}
