import type { MigrationInterface } from 'typeorm';
import { Platform1763700000000 } from './1763700000000-platform';

/** Every migration, oldest first. A module adds its file here. */
export const MIGRATIONS: (new () => MigrationInterface)[] = [Platform1763700000000];
