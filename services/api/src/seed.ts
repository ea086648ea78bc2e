import 'reflect-metadata';
import path from 'node:path';
import { slugify } from '@gallery/domain';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { WriteBatch } from './analytics';
import { AppModule } from './app.module';
import { Catalogue, PrintLedger } from './catalogue';
import { AmendCertificate, ReadCertificates } from './certificates';
import { FavoritesService, GiveLevel, MoveCommission, OpenCommission } from './collectors';
import { KeepEvents, KnownEvents, MoveEvents } from './events';
import { AddAdmin, AddressProof, SignUp } from './identity';
import { ContactService } from './inbox';
import { ImportEventPhoto } from './ingest';
import { MediaFiles, MediaService } from './media';
import { MoveOrderOn, SellOffline } from './orders';
import { AddPartner, ApproveCommission, KnownPartners, NameReferral } from './partners';
import { Database, Settings } from './platform';
import { migrateUp } from './platform/database/migrations';
import { GrantPreview, KeepArtistNotes } from './previews';
import { startUpSentence } from './process';
import { readDemoArtworks } from './seed/demo-artworks';
import { DemoClock } from './seed/demo-clock';
import { readDemoPhotographs } from './seed/demo-events';
import { seedCollector } from './seed/seed-collector';
import { seedEvents } from './seed/seed-events';
import { seedGallery } from './seed/seed-gallery';
import { seedMessages } from './seed/seed-messages';
import { seedPartner } from './seed/seed-partner';
import { seedSite } from './seed/seed-site';
import { seedStaff } from './seed/seed-staff';
import { seedVisits } from './seed/seed-visits';
import { Site } from './site';

/** The demo folder, seen from dist/. */
const DEMO_FOLDER = path.resolve(__dirname, '../../../demo');

/** Fills an empty database with the demo gallery; run again, it adds what is missing. */
async function seed(): Promise<void> {
  const settings = Settings.read(process.env);
  if (settings.mode === 'production') throw new Error('The demo gallery is not for production.');
  const artworks = await readDemoArtworks(DEMO_FOLDER);
  const clock = new DemoClock();
  const app = await NestFactory.createApplicationContext(AppModule.with(settings, clock), {
    logger: ['warn', 'error'],
    abortOnError: false,
  });
  try {
    await migrateUp(app.get(DataSource));
    const services = {
      catalogue: app.get(Catalogue),
      ledger: app.get(PrintLedger),
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
      { site: app.get(Site), media: services.media, files: app.get(MediaFiles) },
      DEMO_FOLDER,
    );
    if (sections.length > 0) console.log(`Demo gallery: the words and films of ${sections.join(', ')}`);
    const staff = await seedStaff(app.get(AddAdmin));
    if (staff.length > 0) console.log(`Demo gallery: accounts of the console, ${staff.join(' and ')}`);
    const isNew = await seedCollector(
      {
        ...services,
        clock,
        site: app.get(Site),
        signUp: app.get(SignUp),
        proof: app.get(AddressProof),
        levels: app.get(GiveLevel),
        favorites: app.get(FavoritesService),
        offline: app.get(SellOffline),
        orderMoves: app.get(MoveOrderOn),
        certificates: app.get(ReadCertificates),
        amending: app.get(AmendCertificate),
        commissions: app.get(OpenCommission),
        moves: app.get(MoveCommission),
        previews: app.get(GrantPreview),
        notes: app.get(KeepArtistNotes),
      },
      DEMO_FOLDER,
    );
    if (isNew) {
      console.log('Demo gallery: a collector with orders, certificates and a private preview');
      const messages = await seedMessages({ clock, contact: app.get(ContactService) });
      console.log(`Demo gallery: ${messages} messages in the inbox`);
    }
    const isPartnerNew = await seedPartner({
      ...services,
      clock,
      known: app.get(KnownPartners),
      adding: app.get(AddPartner),
      offline: app.get(SellOffline),
      naming: app.get(NameReferral),
      approving: app.get(ApproveCommission),
    });
    if (isPartnerNew) console.log('Demo gallery: a selling partner with two sales');
    // Only now is the code of the partner's link known, by which some of the visits came.
    if (isNew) {
      const slugs = artworks.map(({ title }) => slugify(title));
      const visits = await seedVisits(app.get(WriteBatch, { strict: false }), { slugs, now: new Date() });
      console.log(`Demo gallery: ${visits} visits`);
    }
    const photographs = await seedEvents(
      {
        clock,
        known: app.get(KnownEvents),
        keeping: app.get(KeepEvents),
        moving: app.get(MoveEvents),
        photographs: app.get(ImportEventPhoto),
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
  console.error(startUpSentence(error));
  process.exitCode = 1;
});
