import { TextLink } from '@gallery/ui';
import { emailTemplateQuery, emailTemplatesQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { EmailTemplateEditor } from '../../features/settings/email-templates/email-template-editor';
import { QueryView } from '../../components/feedback/query-state';
import { EmailTemplateList } from '../../features/settings/email-templates/email-template-list';
import { SettingsPage } from '../../features/settings/settings-page';

/** The words of the gallery's emails: the list of them, or one with its fields and its preview. */
export function Component() {
  const { key } = useParams();
  const query = useQuery(emailTemplatesQuery());
  return (
    <SettingsPage
      title="Email templates"
      count={query.data && `${query.data.length} emails`}
      actions={key !== undefined && <TextLink to="/admin/settings/email-templates">All emails</TextLink>}
      query={query}
      subject="email templates"
    >
      {(templates) =>
        key === undefined ? (
          <EmailTemplateList templates={templates} />
        ) : (
          <QueryView
            key={key}
            options={emailTemplateQuery(key)}
            subject="email"
            missing="This email template does not exist."
          >
            {(record) => <EmailTemplateEditor key={record.key} record={record} />}
          </QueryView>
        )
      }
    </SettingsPage>
  );
}
