import { TextLink } from '@gallery/ui';
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
        <TextLink to="/admin/selling-partners">Open the full interface</TextLink>
      </HelpText>
    </PageSection>
  );
}
