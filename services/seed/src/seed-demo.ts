import 'reflect-metadata';
import path from 'node:path';
import { slugify } from '@gallery/domain';
import { NestFactory } from '@nestjs/core';
import { VisitBatchesService } from '@gallery/api/analytics';
import { AppModule } from '@gallery/api/app.module';
import { CatalogService, PrintLedgerService } from '@gallery/api/catalog';
import { CertificateAmendmentsService, CertificatesService } from '@gallery/api/certificates';
import { FavoritesService, CollectorLevelsService, CommissionRequestsService } from '@gallery/api/collectors';
import { AdminEventsService, EventCacheService, EventTransitionsService } from '@gallery/api/events';
import { StaffAccountsService, EmailConfirmationService, CollectorAuthService } from '@gallery/api/identity';
import { ContactService } from '@gallery/api/inbox';
import { EventPhotoUploadsService } from '@gallery/api/event-photo-uploads';
import { MediaFilesService, MediaService } from '@gallery/api/media';
import { OrderTransitionsService, OfflineSalesService } from '@gallery/api/orders';
import {
  AffiliatesService,
  AffiliatePayoutsService,
  ReferralAssignmentService,
} from '@gallery/api/affiliates';
import { Database, Settings } from '@gallery/api/platform';
import { migrateUp, withMigrationDataSource } from '@gallery/api/platform/database/migrations';
import { PrivatePreviewsService, ArtistNotesService } from '@gallery/api/private-previews';
import { startupErrorMessage } from '@gallery/api/bootstrap';
import { readDemoArtworks } from './demo/demo-artworks';
import { DemoClock } from './demo/demo-clock';
import { readDemoPhotographs } from './demo/demo-events';
import { seedCollector } from './demo/seed-collector';
import { seedEvents } from './demo/seed-events';
import { seedGallery } from './demo/seed-gallery';
import { seedMessages } from './demo/seed-messages';
import { seedAffiliate } from './demo/seed-affiliate';
import { seedSite } from './demo/seed-site';
import { seedStaff } from './demo/seed-staff';
import { seedVisits } from './demo/seed-visits';
import { SiteContentService } from '@gallery/api/site-content';

/** The demo folder, seen from dist/. */
const DEMO_FOLDER = path.resolve(__dirname, '../../../demo');

/** Fills an empty database with the demo gallery; run again, it adds what is missing. */
async function seed(): Promise<void> {
  const settings = Settings.read(process.env);
  if (settings.mode === 'production') throw new Error('The demo gallery is not for production.');
  const artworks = await readDemoArtworks(DEMO_FOLDER);
  await withMigrationDataSource(settings, migrateUp);
  const clock = new DemoClock();
  const app = await NestFactory.createApplicationContext(AppModule.with(settings, clock), {
    logger: ['warn', 'error'],
    abortOnError: false,
  });
  try {
    const services = {
      clock,
      catalogue: app.get(CatalogService),
      ledger: app.get(PrintLedgerService),
      media: app.get(MediaService),
      database: app.get(Database),
    };
    const started = performance.now();
    let added = 0;
    await seedGallery(services, {
      folder: DEMO_FOLDER,
      artworks,
      report: ({ done, of, title, created }) => {
        if (!created) return;
        added += 1;
        console.log(`Demo gallery: ${done} of ${of}, ${title}`);
      },
    });
    const sections = await seedSite(
      { site: app.get(SiteContentService), media: services.media, files: app.get(MediaFilesService) },
      DEMO_FOLDER,
    );
    if (sections.length > 0) console.log(`Demo gallery: the words and films of ${sections.join(', ')}`);
    const staff = await seedStaff(app.get(StaffAccountsService));
    if (staff.length > 0) console.log(`Demo gallery: accounts of the console, ${staff.join(' and ')}`);
    const isNew = await seedCollector(
      {
        ...services,
        site: app.get(SiteContentService),
        signUp: app.get(CollectorAuthService),
        proof: app.get(EmailConfirmationService),
        levels: app.get(CollectorLevelsService),
        favorites: app.get(FavoritesService),
        offline: app.get(OfflineSalesService),
        orderMoves: app.get(OrderTransitionsService),
        certificates: app.get(CertificatesService),
        amending: app.get(CertificateAmendmentsService),
        commissions: app.get(CommissionRequestsService),
        previews: app.get(PrivatePreviewsService),
        notes: app.get(ArtistNotesService),
      },
      DEMO_FOLDER,
    );
    if (isNew) {
      console.log('Demo gallery: a collector with orders, certificates and a private preview');
      const messages = await seedMessages({ clock, contact: app.get(ContactService) });
      console.log(`Demo gallery: ${messages} messages in the inbox`);
    }
    const isPartnerNew = await seedAffiliate({
      ...services,
      known: app.get(AffiliatesService),
      adding: app.get(AffiliatesService),
      offline: app.get(OfflineSalesService),
      naming: app.get(ReferralAssignmentService),
      approving: app.get(AffiliatePayoutsService),
    });
    if (isPartnerNew) console.log('Demo gallery: a selling partner with two sales');
    // Only now is the code of the affiliate's link known, by which some of the visits came.
    if (isNew) {
      const slugs = artworks.map(({ title }) => slugify(title));
      const visits = await seedVisits(app.get(VisitBatchesService, { strict: false }), {
        slugs,
        now: new Date(),
      });
      console.log(`Demo gallery: ${visits} visits`);
    }
    const photographs = await seedEvents(
      {
        clock,
        known: app.get(EventCacheService),
        keeping: app.get(AdminEventsService),
        moving: app.get(EventTransitionsService),
        photographs: app.get(EventPhotoUploadsService),
      },
      { folder: DEMO_FOLDER, photographs: await readDemoPhotographs(DEMO_FOLDER) },
    );
    if (photographs > 0) console.log(`Demo gallery: a live event with ${photographs} photographs`);
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    console.log(`Demo gallery: ${artworks.length} works are there, ${added} of them new (${seconds} s)`);
  } finally {
    await app.close();
  }
}

seed().catch((error: unknown) => {
  console.error(startupErrorMessage(error));
  process.exitCode = 1;
});
