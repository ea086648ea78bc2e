import 'reflect-metadata';
import path from 'node:path';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from './app.module';
import { Catalogue, PrintLedger } from './catalogue';
import { MediaFiles, MediaService } from './media';
import { Clock, Database, Settings } from './platform';
import { migrateUp } from './platform/database/migrations';
import { startUpSentence } from './process';
import { readDemoArtworks } from './seed/demo-artworks';
import { seedGallery } from './seed/seed-gallery';
import { seedSite } from './seed/seed-site';
import { Site } from './site';

/** The demo folder, seen from dist/. */
const DEMO_FOLDER = path.resolve(__dirname, '../../../demo');

/** Fills an empty database with the demo gallery; run again, it adds what is missing. */
async function seed(): Promise<void> {
  const settings = Settings.read(process.env);
  if (settings.mode === 'production') throw new Error('The demo gallery is not for production.');
  const artworks = await readDemoArtworks(DEMO_FOLDER);
  const app = await NestFactory.createApplicationContext(AppModule.with(settings, new Clock()), {
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
