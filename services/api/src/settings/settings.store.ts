import { Injectable } from '@nestjs/common';
import { In, Column, Entity, PrimaryColumn } from 'typeorm';
import { Database } from '../platform';

abstract class SetContent {
  /** Validated when written and when read; null means the environment's values. */
  @Column('json', { nullable: true }) content: object | null;
  @Column('datetime', { precision: 3 }) changedAt: Date;
  /** A username. */
  @Column('varchar', { length: 60 }) changedBy: string;
}

/** A section that the owner has set; sections without a row use the environment's values. */
@Entity('settings')
export class SettingEntity extends SetContent {
  @PrimaryColumn('varchar', { length: 60 }) section: string;
  /** Counts the changes; a write names the version it is based on. 0 before the first change. */
  @Column('int', { unsigned: true }) version: number;
}

/** The versions of a section. Rows are only added. */
@Entity('setting_versions')
export class SettingVersionEntity extends SetContent {
  @PrimaryColumn('varchar', { length: 60 }) section: string;
  @PrimaryColumn('int', { unsigned: true }) version: number;
}

/** Every query on settings. */
@Injectable()
export class SettingsStore {
  constructor(private readonly database: Database) {}

  findAll(): Promise<SettingEntity[]> {
    return this.database.manager.find(SettingEntity);
  }

  /** Without contents. */
  findVersions(): Promise<Pick<SettingEntity, 'section' | 'version'>[]> {
    return this.database.manager.find(SettingEntity, { select: { section: true, version: true } });
  }

  /** Without contents. */
  findRevisions(sections: readonly string[]): Promise<Omit<SettingEntity, 'content'>[]> {
    return this.database.manager.find(SettingEntity, {
      where: { section: In([...sections]) },
      select: { section: true, version: true, changedAt: true, changedBy: true },
    });
  }

  /** Null when the section was never set. */
  find(section: string): Promise<SettingEntity | null> {
    return this.database.manager.findOneBy(SettingEntity, { section });
  }

  /** Latest first. */
  findHistory(section: string): Promise<SettingVersionEntity[]> {
    return this.database.manager.find(SettingVersionEntity, {
      where: { section },
      order: { version: 'DESC' },
    });
  }

  /** Locks the section until the transaction ends, even before its first version. */
  async lock(section: string, now: Date): Promise<SettingEntity> {
    await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(SettingEntity)
      .values({ section, content: null, version: 0, changedAt: now, changedBy: '' })
      .orIgnore()
      .updateEntity(false)
      .execute();
    return this.database.manager.findOneOrFail(SettingEntity, {
      where: { section },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Saves the section and adds a version. */
  async save({ section, ...changed }: SettingEntity): Promise<void> {
    await this.database.manager.update(SettingEntity, { section }, changed);
    await this.database.manager.insert(SettingVersionEntity, { section, ...changed });
  }

  /** Saves the content before the first change as version 0. */
  async saveInstalled(section: string, content: object, changedAt: Date): Promise<void> {
    await this.database.manager.insert(SettingVersionEntity, {
      section,
      version: 0,
      content,
      changedAt,
      changedBy: '',
    });
  }
}
