import { applyDecorators, Body, Controller, Get, Put } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, OwnerRoute, RequiresRecentSignIn, type SignedInStaff } from '../identity';
import {
  UpdateBrandSection,
  UpdateEventsSection,
  UpdateGateSection,
  UpdateInboxSection,
  UpdateLevelsSection,
  UpdateLinksSection,
  UpdateOrderLimitsSection,
  UpdatePartnersSection,
  UpdateRefundsSection,
  UpdateSalesSection,
  SettingsRecord,
  UpdateTrackingSection,
  RetentionRecord,
  HealthReport,
} from './dto/settings-record.dto';
import { GalleryHealthService } from './gallery-health.service';
import { AdminSettingsService, type PlainSection } from './admin-settings.service';

const PutSection = (section: PlainSection): MethodDecorator =>
  applyDecorators(
    Put(section),
    ApiOkResponse({ type: SettingsRecord }),
    ApiConflictResponse({ description: 'changed_meanwhile' }),
  );

/** The owner's settings, section by section. */
@ApiTags('settings')
@OwnerRoute()
@Controller('api/admin/settings')
export class AdminSettingsController {
  constructor(
    private readonly adminSettingsService: AdminSettingsService,
    private readonly galleryHealthService: GalleryHealthService,
  ) {}

  /** All settings that the console shows. */
  @Get()
  @ApiOkResponse({ type: SettingsRecord })
  async get(): Promise<SettingsRecord> {
    return this.adminSettingsService.get();
  }

  /** Changes the gallery’s name, artist and addresses. */
  @PutSection('brand')
  async brand(
    @Body() change: UpdateBrandSection,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<SettingsRecord> {
    return this.adminSettingsService.update('brand', change, staff);
  }

  /** Changes the gallery’s links and its charity. */
  @PutSection('links')
  async links(
    @Body() change: UpdateLinksSection,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<SettingsRecord> {
    return this.adminSettingsService.update('links', change, staff);
  }

  /** Changes sales mode, tax and card fee. */
  @PutSection('sales')
  async sales(
    @Body() change: UpdateSalesSection,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<SettingsRecord> {
    return this.adminSettingsService.update('sales', change, staff);
  }

  /** Changes how many prints of one edition an order may contain. */
  @PutSection('orderLimits')
  async orderLimits(
    @Body() change: UpdateOrderLimitsSection,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<SettingsRecord> {
    return this.adminSettingsService.update('orderLimits', change, staff);
  }

  /** Changes what collectors spend to reach a level. */
  @PutSection('levels')
  async levels(
    @Body() change: UpdateLevelsSection,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<SettingsRecord> {
    return this.adminSettingsService.update('levels', change, staff);
  }

  /** Changes the rate of new affiliates, and when commissions are approved. */
  @PutSection('partners')
  async partners(
    @Body() change: UpdatePartnersSection,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<SettingsRecord> {
    return this.adminSettingsService.update('partners', change, staff);
  }

  /** Changes the amount above which a refund needs a second owner. */
  @RequiresRecentSignIn()
  @PutSection('refunds')
  async refunds(
    @Body() change: UpdateRefundsSection,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<SettingsRecord> {
    return this.adminSettingsService.update('refunds', change, staff);
  }

  /** Changes the gate’s texts by tag. */
  @PutSection('gate')
  async gate(
    @Body() change: UpdateGateSection,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<SettingsRecord> {
    return this.adminSettingsService.update('gate', change, staff);
  }

  /** Changes how long guests’ data is kept. */
  @PutSection('events')
  async events(
    @Body() change: UpdateEventsSection,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<SettingsRecord> {
    return this.adminSettingsService.update('events', change, staff);
  }

  /** Changes how long messages are kept. */
  @PutSection('inbox')
  async inbox(
    @Body() change: UpdateInboxSection,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<SettingsRecord> {
    return this.adminSettingsService.update('inbox', change, staff);
  }

  /** How long each kind of personal data is kept, and when retention last ran. */
  @Get('retention')
  @ApiOkResponse({ type: [RetentionRecord] })
  async retention(): Promise<RetentionRecord[]> {
    return this.adminSettingsService.listRetentions();
  }

  /** Checks names, certificates, email, Stripe, the clock, disk and the parts of the API. Cached for 30 seconds. */
  @Get('health')
  @ApiOkResponse({ type: HealthReport })
  async health(): Promise<HealthReport> {
    return this.galleryHealthService.get();
  }

  /** Changes whether and how visits are counted, and how long single visits are kept. */
  @PutSection('tracking')
  async tracking(
    @Body() change: UpdateTrackingSection,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<SettingsRecord> {
    return this.adminSettingsService.update('tracking', change, staff);
  }
}
