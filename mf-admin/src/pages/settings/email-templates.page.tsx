import { emailTemplatesQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { AdminLink } from '../../components/navigation/admin-link';
import { EmailTemplateDetail } from '../../features/settings/email-templates/email-template-detail';
import { EmailTemplateList } from '../../features/settings/email-templates/email-template-list';
import { SettingsPage } from '../../features/settings/settings-page';

/** The words of the gallery's emails: the list of them, or one with its fields and its preview. */
export function Component() {
  const { key } = useParams();
  const query = useQuery(emailTemplatesQuery());
  return (
    <SettingsPage
      title="Mail texts"
      count={query.data && `${query.data.length} mails`}
      actions={key !== undefined && <AdminLink to="/admin/settings/mails">All mails</AdminLink>}
      query={query}
      subject="mail texts"
    >
      {(mails) =>
        key === undefined ? (
          <EmailTemplateList mails={mails} />
        ) : (
          <EmailTemplateDetail key={key} mailKey={key} />
        )
      }
    </SettingsPage>
  );
}
