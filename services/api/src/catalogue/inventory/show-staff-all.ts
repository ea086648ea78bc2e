import { Injectable, type OnModuleInit } from '@nestjs/common';
import { StaffCaller } from '../../identity';
import { ReadyResponses } from '../../platform';
import { ReadWorks } from './read-works';

/**
 * The inventory's one address answers everybody with what the public sees, and the gallery's own people with the whole
 * record. They are known by the header that the console sends, not by a cookie: the public pages, which ask the
 * same address, show them what visitors see.
 */
@Injectable()
export class ShowStaffAll implements OnModuleInit {
  constructor(
    private readonly responses: ReadyResponses,
    private readonly staff: StaffCaller,
    private readonly reading: ReadWorks,
  ) {}

  onModuleInit(): void {
    this.responses.answerSomeOtherwise('/api/admin/artwork-inventory', async (headers) =>
      (await this.staff.byHeader(headers)) ? this.reading.all() : undefined,
    );
  }
}
