import { Module, type DynamicModule } from '@nestjs/common';
import { AnalyticsModule } from './analytics';
import { CatalogueModule } from './catalogue';
import { CertificatesModule } from './certificates';
import { CollectorsModule } from './collectors';
import { DashboardModule } from './dashboard';
import { EventsModule } from './events';
import { IdentityModule } from './identity';
import { InboxModule } from './inbox';
import { IngestModule } from './ingest';
import { LedgerModule } from './ledger';
import { LiveModule } from './live';
import { MailTextsModule } from './mail-texts';
import { MailsModule } from './mails';
import { MediaModule } from './media';
import { OrdersModule } from './orders';
import { PagesModule } from './pages';
import { ApplicationsModule, PartnersModule } from './partners';
import { PaymentRequestsModule } from './payment-requests';
import { PaymentsModule } from './payments';
import { PhotoOrdersModule } from './photo-orders';
import { PlatformModule, type Clock, type Settings } from './platform';
import { PreviewsModule } from './previews';
import { SavedViewsModule } from './saved-views';
import { SettingsModule } from './settings';
import { SiteModule } from './site';

/** The whole API. Feature modules are listed in the order of docs/architecture.md, lowest first. */
@Module({})
export class AppModule {
  static with(settings: Settings, clock: Clock): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(settings, clock),
        IdentityModule,
        MailsModule,
        SettingsModule,
        SavedViewsModule,
        MediaModule,
        SiteModule,
        CatalogueModule,
        EventsModule,
        IngestModule,
        PaymentsModule,
        OrdersModule,
        CertificatesModule,
        PreviewsModule,
        PartnersModule,
        ApplicationsModule,
        InboxModule,
        CollectorsModule,
        PaymentRequestsModule,
        PhotoOrdersModule,
        LedgerModule,
        LiveModule,
        AnalyticsModule,
        DashboardModule,
        MailTextsModule,
        PagesModule,
      ],
    };
  }
}
