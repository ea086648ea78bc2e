import type { Account } from '../account/account';
import { missing } from '../api-failure';
import { createdWithin, pageOf } from './lists';
import { readParams } from '../wire/params';
import type { Routes } from '../wire/router';

/** /v1/events */
export function eventRoutes(account: Account): Routes {
  return {
    'GET /v1/events/:id': ({ id, fields }) => {
      readParams(fields, () => undefined);
      const event = account.events.get(id);
      if (!event) throw missing('event', id, 'id');
      return event;
    },
    'GET /v1/events': ({ fields }) =>
      readParams(fields, (params) => {
        const type = params.text('type');
        const types = params.texts('types');
        const found = createdWithin(params, [...account.events.values()])
          .filter((event) => type === undefined || event.type === type)
          .filter((event) => types === undefined || types.includes(event.type));
        return pageOf(params, found.reverse(), '/v1/events');
      }),
  };
}

/** /v1/radar/early_fraud_warnings: created by the control API, read here. */
export function fraudWarningRoutes(account: Account): Routes {
  return {
    'GET /v1/radar/early_fraud_warnings/:id': ({ id, fields }) => {
      readParams(fields, () => undefined);
      const warning = account.fraudWarnings.get(id);
      if (!warning) throw missing('early fraud warning', id, 'early_fraud_warning');
      return warning;
    },
  };
}

/** /v1/disputes: created by the control API, read here. */
export function disputeRoutes(account: Account): Routes {
  return {
    'GET /v1/disputes/:id': ({ id, fields }) => {
      readParams(fields, () => undefined);
      const dispute = account.disputes.get(id);
      if (!dispute) throw missing('dispute', id, 'dispute');
      return dispute;
    },
    'GET /v1/disputes': ({ fields }) =>
      readParams(fields, (params) => {
        const charge = params.text('charge');
        const found = createdWithin(params, [...account.disputes.values()]).filter(
          (dispute) => charge === undefined || dispute.charge === charge,
        );
        return pageOf(params, found.reverse(), '/v1/disputes');
      }),
  };
}
