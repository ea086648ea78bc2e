import 'reflect-metadata';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from './app.module';
import { StaffAccountsService, hashPassword, StaffPasswordsService } from './identity';
import { AppError, Clock, Settings } from './platform';
import { migrateUp } from './platform/database/migrations';
import { startupErrorMessage } from './bootstrap';

const USAGE = `Usage: node dist/owner.js add <username> <first name> <email>
         makes an owner's account of the console; the first one is made so
       node dist/owner.js recover <username>
         gives an account another password and takes its second factor away
       node dist/owner.js gate
         prints ADMIN_GATE_HASH for a password of the console's gate
       node dist/owner.js secrets < .env.example > .env
         fills in every secret that is made here, and shows the gate's password
The password is asked for, or read from standard input.`;

/** Commands for the server's own terminal, where nobody can be signed in yet. */
async function run([command, ...given]: string[]): Promise<string> {
  const [username = '', firstName = '', email = ''] = given;
  if (command === 'gate' && given.length === 0)
    return `ADMIN_GATE_HASH='${await hashPassword(await askForPassword())}'`;
  if (command === 'secrets' && given.length === 0) return fillInSecrets(await text(process.stdin));
  if (command === 'add' && given.length === 3) {
    const password = await askForPassword();
    await withServices(async ({ admins }) => {
      await admins.create({ username, firstName, email, role: 'owner', password }, { kind: 'system' });
    });
    return `The owner ${username} can sign in to the console.`;
  }
  if (command === 'recover' && given.length === 1) {
    const password = await askForPassword();
    await withServices(({ recovery }) => recovery.recover(username, password));
    return `${username} can sign in with the new password, without a second factor.`;
  }
  throw new UsageError(USAGE);
}

class UsageError extends Error {}

const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** The secrets of .env.example that no one else issues. */
const MADE_HERE: Record<string, () => string> = {
  DATABASE_PASSWORD: () => randomHex(24),
  DATABASE_API_PASSWORD: () => randomHex(24),
  DATABASE_ROOT_PASSWORD: () => randomHex(24),
  CERTIFICATE_SIGNING_KEY: () =>
    generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  EVENT_PASS_KEY: () => randomHex(32),
  ADMIN_SECRETS_KEY: () => randomBytes(32).toString('base64'),
  MEDIA_S3_ACCESS_KEY_ID: () => randomHex(16),
  MEDIA_S3_SECRET_ACCESS_KEY: () => randomHex(16),
};

/** Fills in the empty secrets; existing values stay. */
async function fillInSecrets(settings: string): Promise<string> {
  const gatePassword = randomBytes(12).toString('base64url');
  const gateHash = await hashPassword(gatePassword);
  if (/^ADMIN_GATE_HASH=''$/m.test(settings))
    process.stderr.write(`The password of the console's gate, which is shown only now: ${gatePassword}\n`);
  return settings
    .trimEnd()
    .replace(/^ADMIN_GATE_HASH=''$/m, () => `ADMIN_GATE_HASH='${gateHash}'`)
    .replaceAll(/^(\w+)=$/gm, (line, name: string) => line + (MADE_HERE[name]?.() ?? ''));
}

async function withServices(
  work: (services: { admins: StaffAccountsService; recovery: StaffPasswordsService }) => Promise<void>,
): Promise<void> {
  const settings = Settings.read(process.env);
  const app = await NestFactory.createApplicationContext(AppModule.with(settings, new Clock()), {
    logger: ['warn', 'error'],
    abortOnError: false,
  });
  try {
    // In production, a deployment runs the migrations itself.
    if (settings.mode !== 'production') await migrateUp(app.get(DataSource));
    await work({ admins: app.get(StaffAccountsService), recovery: app.get(StaffPasswordsService) });
  } finally {
    await app.close();
  }
}

/** Asks for a password without showing what is typed. */
async function askForPassword(): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  if (process.stdin.isTTY) process.stderr.write('Password: ');
  const line = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  try {
    return await line.question('');
  } finally {
    line.close();
    if (process.stdin.isTTY) process.stderr.write('\n');
  }
}

function errorMessage(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  const fields = error instanceof AppError ? Object.values(error.fields ?? {}) : [];
  return fields.length > 0 ? fields.join('\n') : startupErrorMessage(error);
}

run(process.argv.slice(2)).then(
  (answer) => process.stdout.write(`${answer}\n`),
  (error: unknown) => {
    process.stderr.write(`${errorMessage(error)}\n`);
    process.exitCode = 1;
  },
);
