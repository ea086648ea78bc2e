/** Failures that few people try: lost answers, wrong clocks, exhausted resources, two parts at once. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { getJson } from './api-calls.mjs';

const run = promisify(execFile);

/** One commit out of this many goes through without an answer. */
const LOST_COMMIT_EVERY = 5;
/** Longer than an instance waits for Stripe: the request succeeds, but the gallery has given up. */
const LATE_MS = 11_000;
/** Below the drift at which an instance refuses to start. */
const DRIFT = '+8s';
const FAKETIME = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1',
];
/** Descriptors beyond those that are open. */
const FEW_DESCRIPTORS = 4;
/** Enough to start, too little to work, in MiB. */
const SMALL_HEAP = 84;
/** Of the database's disk beyond what it uses, in MiB: its logs grow as it starts. */
const SPARE_DISK = 64;
/** From its start on the new disk until the power is lost: shorter than the kernel keeps pages unwritten, 30 s. */
const POWERED_MS = 10_000;
/** Of the disk for binary logs, in KiB: full after a few purchases. */
const SMALL_LOG_DISK = 256;
const WEBHOOK_ROUND_MS = 1_500;
const MANY = 10_000;

/**
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {(part: string, how: string) => import('./failures.mjs').Breakage['breakIt']} usual those of one part
 */
export const rareFailures = (cluster, usual) => [
  ['mysql', 'commits unanswered', () => loseCommits(cluster)],
  ['mysql', 'disk full', () => fillDisk(cluster)],
  ['mysql', 'binary log full', () => fillBinaryLog(cluster)],
  ['mysql', 'power lost', () => losePower(cluster)],
  ['mysql', 'killed with redis', () => both(usual('mysql', 'killed'), usual('redis', 'killed'))],
  ['api', 'killed with smtp', () => both(usual('api', 'killed'), usual('smtp', 'killed'))],
  ['store', 'killed with stripe', () => both(usual('store', 'killed'), usual('stripe', 'killed'))],
  ['api', 'clock ahead', () => driftClock(cluster)],
  ['api', 'without descriptors', () => limitDescriptors(cluster)],
  ['api', 'without memory', () => limitMemory(cluster)],
  ['nginx', 'killed', () => killNginx(cluster)],
  ['stripe', 'late', () => delayStripe(cluster)],
  ['smtp', 'certificate expired', () => expireCertificate(cluster)],
  ['webhooks', 'twice, in disorder', () => disturbWebhooks(cluster)],
];

async function loseCommits({ database: { line } }) {
  let commits = 0;
  line.lose((bytes) => bytes.includes('COMMIT') && (commits += 1) % LOST_COMMIT_EVERY === 0);
  return () => line.lose(() => false);
}

/** Needs root. */
async function fillDisk(cluster) {
  const { database } = cluster;
  const { disk, makeOwn, moveBack } = diskOfDatabase(cluster);
  const filler = path.join(disk, 'filler');
  await makeOwn((size) => run('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', disk]));
  await database.restart();
  // Fails where it ends: the disk is full.
  await run('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k']).catch(() => undefined);
  return async () => {
    fs.rmSync(filler);
    await moveBack();
  };
}

/**
 * Its machine loses power after some purchases: what the file system had not written is gone. A file is the disk, and a
 * copy of it what the disk held at that moment. Needs root and loop devices.
 */
async function losePower(cluster) {
  const { database } = cluster;
  const { disk, makeOwn, moveBack } = diskOfDatabase(cluster);
  const [image, found] = [`${disk}.image`, `${disk}.found`];
  // It writes nothing on its own meanwhile, so the copy is of one moment.
  const mount = () => run('mount', ['-o', 'loop,commit=300', image, disk]);
  await makeOwn(async (size) => {
    await run('truncate', ['-s', `${size}M`, image]);
    await run('mkfs.ext4', ['-q', '-F', image]);
    await mount();
  });
  await run('sync', ['-f', disk]);
  await database.restart();
  await delay(POWERED_MS);
  await database.kill();
  await run('cp', [image, found]);
  await run('umount', ['--lazy', disk]);
  fs.renameSync(found, image);
  await mount();
  return async () => {
    await database.restart();
    await moveBack();
    fs.rmSync(image);
  };
}

/** A file system of its own for the database until the repair. */
function diskOfDatabase({ database, dataDir }) {
  if (database.galera) throw new Error('a node of Galera has its disk elsewhere');
  const folder = path.join(dataDir, 'database');
  const disk = `${folder}.disk`;
  const copy = async (from, to) => {
    await database.kill();
    await run('cp', ['-a', `${from}/.`, to]);
  };
  return {
    disk,
    /** Has it mounted, in MiB, and moves the database there. */
    makeOwn: async (mountWith) => {
      const { stdout } = await run('du', ['-sm', folder]);
      fs.mkdirSync(disk);
      await mountWith(parseInt(stdout, 10) + SPARE_DISK);
      await copy(folder, disk);
      fs.rmSync(folder, { recursive: true });
      fs.symlinkSync(disk, folder);
    },
    moveBack: async () => {
      fs.rmSync(folder);
      fs.mkdirSync(folder);
      await copy(disk, folder);
      await run('umount', ['--lazy', disk]);
      fs.rmdirSync(disk);
      await database.restart();
    },
  };
}

/** Commits block until there is room; the server looks once a minute. Needs root. */
async function fillBinaryLog({ database, dataDir }) {
  if (database.galera) throw new Error('nodes of Galera write none');
  const folder = path.join(dataDir, 'database/logs');
  fs.mkdirSync(folder, { recursive: true });
  const mount = (...args) => run('mount', [...args, folder]);
  await mount('-t', 'tmpfs', '-o', `size=${SMALL_LOG_DISK}k`, 'tmpfs');
  await database.replace({ logs: true });
  return async () => {
    await mount('-o', 'remount,size=100%');
    // It is written to the log as well, so its answer says that commits go on.
    await database.query('ANALYZE TABLE outbox');
    await database.replace();
    await run('umount', ['--lazy', folder]);
    fs.rmSync(folder, { recursive: true });
  };
}

/** @param {...import('./failures.mjs').Breakage['breakIt']} breakIts */
async function both(...breakIts) {
  const repairs = await Promise.all(breakIts.map((breakIt) => breakIt()));
  return () => Promise.all(repairs.map((repair) => repair()));
}

/** Needs Debian's package faketime. Timers still run at the machine's speed. */
async function driftClock({ instances: [one] }) {
  const library = FAKETIME.find((file) => fs.existsSync(file));
  if (!library) throw new Error('libfaketime was not found (on Debian: apt-get install faketime)');
  await one.stop();
  await one.start({ more: { LD_PRELOAD: library, FAKETIME: DRIFT, FAKETIME_DONT_FAKE_MONOTONIC: '1' } });
  return async () => {
    await one.stop();
    await one.start();
  };
}

async function limitDescriptors({ instances: [one] }) {
  const open = fs.readdirSync(`/proc/${one.pid()}/fd`).length;
  const limit = (soft) => run('prlimit', ['--pid', String(one.pid()), `--nofile=${soft}:`]);
  const { stdout } = await run('prlimit', [
    '--pid',
    String(one.pid()),
    '--nofile',
    '--output=SOFT',
    '--noheadings',
  ]);
  await limit(open + FEW_DESCRIPTORS);
  return () => limit(stdout.trim());
}

/** The process ends once its heap is full. */
async function limitMemory({ instances: [one] }) {
  await one.stop();
  await one.start({ more: { NODE_OPTIONS: `--max-old-space-size=${SMALL_HEAP}` }, mayEnd: true });
  return async () => {
    await one.stop();
    await one.start();
  };
}

async function killNginx({ nginx }) {
  await nginx.kill();
  return () => nginx.restart();
}

async function expireCertificate({ mail, certificates }) {
  mail.show(certificates.expired);
  return () => mail.show(certificates.valid);
}

async function delayStripe({ stripe: { line } }) {
  line.slow(LATE_MS);
  return () => line.slow(0);
}

/** Each webhook twice, and those of each moment in the opposite order. */
async function disturbWebhooks({ sandbox }) {
  const control = (what, body = {}) => getJson(`${sandbox}/_sandbox/webhooks/${what}`, { body });
  let isOver = false;
  const disturb = async () => {
    while (!isOver) {
      await control('pause');
      await delay(WEBHOOK_ROUND_MS);
      await control('resume', { order: 'reversed' });
    }
  };
  await control('duplicate', { count: MANY });
  const disturbing = disturb();
  return async () => {
    isOver = true;
    await disturbing;
    await control('duplicate', { count: 0 });
  };
}
