import { Module, type DynamicModule } from '@nestjs/common';
import { AnalyticsModule } from './analytics';
import { CatalogModule } from './catalog';
import { CertificatesModule } from './certificates';
import { CollectorsModule } from './collectors';
import { DashboardModule } from './dashboard/dashboard.module';
import { EventDevicesModule } from './event-devices';
import { EventsModule } from './events';
import { IdentityModule } from './identity';
import { InboxModule } from './inbox';
import { EventPhotoUploadsModule } from './event-photo-uploads';
import { PrintLedgerModule } from './print-ledger';
import { LiveModule } from './live';
import { EmailsModule } from './emails/emails.module';
import { MediaModule } from './media';
import { OrdersModule } from './orders';
import { PagesModule } from './pages/pages.module';
import { AffiliateApplicationsModule, AffiliatesModule } from './affiliates';
import { LettersModule } from './letters/letters.module';
import { PaymentRequestsModule } from './payment-requests';
import { PaymentsModule } from './payments';
import { EventPhotoOrdersModule } from './event-photo-orders';
import { PlatformModule, type Clock, type Settings } from './platform';
import { PeopleModule } from './people';
import { PriceChangesModule } from './price-changes/price-changes.module';
import { PrivatePreviewsModule } from './private-previews';
import { SavedViewsModule } from './saved-views/saved-views.module';
import { SearchModule } from './search/search.module';
import { SettingsModule } from './settings';
import { SiteContentModule } from './site-content';

/** The whole API. Feature modules are listed in the order of docs/architecture.md, lowest first. */
@Module({})
export class AppModule {
  static with(settings: Settings, clock: Clock): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(settings, clock),
        IdentityModule,
        EmailsModule,
        SettingsModule,
        SavedViewsModule,
        MediaModule,
        SiteContentModule,
        CatalogModule,
        EventsModule,
        EventDevicesModule,
        EventPhotoUploadsModule,
        PaymentsModule,
        OrdersModule,
        CertificatesModule,
        PrivatePreviewsModule,
        AffiliatesModule,
        AffiliateApplicationsModule,
        InboxModule,
        CollectorsModule,
        PeopleModule,
        LettersModule,
        PaymentRequestsModule,
        EventPhotoOrdersModule,
        PrintLedgerModule,
        PriceChangesModule,
        LiveModule,
        AnalyticsModule,
        DashboardModule,
        SearchModule,
        PagesModule,
      ],
    };
  }
}
