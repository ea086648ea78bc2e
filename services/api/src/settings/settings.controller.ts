import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, ForOwner, type SignedInStaff } from '../identity';
import {
  BrandChange,
  EventsChange,
  GateChange,
  LevelsChange,
  LinksChange,
  PartnersChange,
  SalesChange,
  SettingsRecord,
  TrackingChange,
} from './dto/settings-record.dto';
import { KeepSettings } from './keep-settings';

/** The owner's settings, section by section. */
@ApiTags('settings')
@ForOwner()
@Controller('api/admin/settings')
export class SettingsController {
  constructor(private readonly keeping: KeepSettings) {}

  @Get()
  @ApiOkResponse({ type: SettingsRecord })
  async view(): Promise<SettingsRecord> {
    return this.keeping.read();
  }

  /** Name, artist and addresses of the gallery. */
  @Put('brand')
  @ApiOkResponse({ type: SettingsRecord })
  @ApiConflictResponse({ description: 'changed_meanwhile' })
  async brand(@Body() change: BrandChange, @CurrentStaff() staff: SignedInStaff): Promise<SettingsRecord> {
    return this.keeping.change('brand', change, staff);
  }

  /** Where else the gallery is, and its charity. */
  @Put('links')
  @ApiOkResponse({ type: SettingsRecord })
  @ApiConflictResponse({ description: 'changed_meanwhile' })
  async links(@Body() change: LinksChange, @CurrentStaff() staff: SignedInStaff): Promise<SettingsRecord> {
    return this.keeping.change('links', change, staff);
  }

  /** Sales mode, tax and card fee. */
  @Put('sales')
  @ApiOkResponse({ type: SettingsRecord })
  @ApiConflictResponse({ description: 'changed_meanwhile' })
  async sales(@Body() change: SalesChange, @CurrentStaff() staff: SignedInStaff): Promise<SettingsRecord> {
    return this.keeping.change('sales', change, staff);
  }

  /** What collectors' levels cost. */
  @Put('levels')
  @ApiOkResponse({ type: SettingsRecord })
  @ApiConflictResponse({ description: 'changed_meanwhile' })
  async levels(@Body() change: LevelsChange, @CurrentStaff() staff: SignedInStaff): Promise<SettingsRecord> {
    return this.keeping.change('levels', change, staff);
  }

  /** What new partners get, and when commission is approved. */
  @Put('partners')
  @ApiOkResponse({ type: SettingsRecord })
  @ApiConflictResponse({ description: 'changed_meanwhile' })
  async partners(
    @Body() change: PartnersChange,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<SettingsRecord> {
    return this.keeping.change('partners', change, staff);
  }

  /** What the gate of a live event says by its tag. */
  @Put('gate')
  @ApiOkResponse({ type: SettingsRecord })
  @ApiConflictResponse({ description: 'changed_meanwhile' })
  async gate(@Body() change: GateChange, @CurrentStaff() staff: SignedInStaff): Promise<SettingsRecord> {
    return this.keeping.change('gate', change, staff);
  }

  /** For how long guests of live events are known. */
  @Put('events')
  @ApiOkResponse({ type: SettingsRecord })
  @ApiConflictResponse({ description: 'changed_meanwhile' })
  async events(@Body() change: EventsChange, @CurrentStaff() staff: SignedInStaff): Promise<SettingsRecord> {
    return this.keeping.change('events', change, staff);
  }

  /** Whether and how visits are counted, and for how long single ones are kept. */
  @Put('tracking')
  @ApiOkResponse({ type: SettingsRecord })
  @ApiConflictResponse({ description: 'changed_meanwhile' })
  async tracking(
    @Body() change: TrackingChange,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<SettingsRecord> {
    return this.keeping.change('tracking', change, staff);
  }
}
