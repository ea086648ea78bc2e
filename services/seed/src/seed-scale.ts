import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from '@gallery/api/app.module';
import { CatalogService } from '@gallery/api/catalog';
import { CertificateSigningService } from '@gallery/api/certificates';
import { Clock, Database, Settings } from '@gallery/api/platform';
import { migrateUp } from '@gallery/api/platform/database/migrations';
import { startupErrorMessage } from '@gallery/api/bootstrap';
import { sizeAt } from './scale/scale-size';
import { seedScale, seedVisitsAlone } from './scale/scale-gallery';

/**
 * Fills the database with a gallery of 5,000 artworks, 50,000 orders and 500,000 visits, or the share of it that the
 * first argument names; with `visits` as the second one, with that share of the visits alone.
 */
async function seed(share: number, only: string | undefined): Promise<void> {
  const settings = Settings.read(process.env);
  if (settings.mode === 'production') throw new Error('The large gallery is not for production.');
  if (!(share > 0 && share <= 10)) throw new Error('The share must be a number above 0, such as 0.1.');
  const app = await NestFactory.createApplicationContext(AppModule.with(settings, new Clock()), {
    logger: ['warn', 'error'],
    abortOnError: false,
  });
  try {
    await migrateUp(app.get(DataSource));
    const started = performance.now();
    const seconds = (): string => ((performance.now() - started) / 1_000).toFixed(1);
    const services = {
      database: app.get(Database),
      catalogue: app.get(CatalogService),
      signer: app.get(CertificateSigningService, { strict: false }),
      brandId: settings.brand.id,
      now: new Date(),
    };
    const report = (sentence: string): void => console.log(`Large gallery: ${sentence} (${seconds()} s)`);
    const size = sizeAt(share);
    const written =
      only === 'visits' ? await seedVisitsAlone(services, size) : await seedScale(services, size, report);
    const rows = [...written.values()].reduce((sum, count) => sum + count, 0);
    console.log(
      rows === 0
        ? 'Large gallery: it is there already'
        : `Large gallery: ${rows.toLocaleString('en')} rows (${seconds()} s)`,
    );
  } finally {
    await app.close();
  }
}

seed(Number(process.argv[2] ?? 1), process.argv[3]).catch((error: unknown) => {
  console.error(startupErrorMessage(error));
  process.exitCode = 1;
});
