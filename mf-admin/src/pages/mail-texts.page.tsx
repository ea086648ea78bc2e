import { mailTextsQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { MailTextDetail } from '../features/settings/mail-texts/mail-text-detail';
import { MailTextList } from '../features/settings/mail-texts/mail-text-list';
import { SettingsPage } from '../features/settings/settings-page';
import { SplitView } from '../parts/split-view';

/** The words of the gallery's mails, one of them open beside the list. */
export function Component() {
  const { key } = useParams();
  const query = useQuery(mailTextsQuery());
  return (
    <SettingsPage
      title="Mail texts"
      count={query.data && `${query.data.length} mails`}
      query={query}
      word="mail texts"
    >
      {(mails) => (
        <SplitView
          detail={key === undefined ? null : <MailTextDetail key={key} mailKey={key} />}
          detailLabel={mails.find((mail) => mail.key === key)?.title ?? 'Mail'}
          listAddress="/admin/settings/mails"
          backWord="All mails"
        >
          <MailTextList mails={mails} selected={key ?? null} />
        </SplitView>
      )}
    </SettingsPage>
  );
}
