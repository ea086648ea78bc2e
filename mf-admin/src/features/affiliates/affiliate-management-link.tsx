import { TextLink } from '@gallery/ui';
import { Link } from 'react-router';
import { PageSection, HelpText } from '../../components/page/page-section';

/** The panel that leads to the full interface. */
export function AffiliateManagementLink() {
  return (
    <PageSection title="Commission and applications">
      <HelpText>
        Commission lines that wait for your word, what is owed to whom, referrals under codes that nobody has,
        and the applications.
      </HelpText>
      <HelpText>
        <TextLink render={(link) => <Link to="/admin/selling-partners" {...link} />}>
          Open the full interface
        </TextLink>
      </HelpText>
    </PageSection>
  );
}
