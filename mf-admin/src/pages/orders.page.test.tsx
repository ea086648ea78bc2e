import type { OrderRecord, OrderRow } from '@gallery/contracts';
import { answerApi, refusal, renderRoutes } from '@gallery/testing';
