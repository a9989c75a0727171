/** The call that passes an application on (F1). */
import 'server-only';
import { endpoints } from '@superbrowser/contract/endpoints';
import {
  applicationTypes,
  type ApplicationKind,
} from '@superbrowser/contract/forms/application-kinds';
import { type ApplyButton } from '@superbrowser/contract/forms/apply-buttons';
import type { Locale } from '@/lib/core/i18n/routing';
import { callUpstream } from '../client/call-upstream';

export interface ApplicationToSend {
  readonly kind: ApplicationKind;
  readonly button: ApplyButton;
  readonly idempotencyKey: string;
  /** Language of the page. */
  readonly locale: Locale;
  /** Who brought the visitor, with the field names of the upstream API. */
  readonly attribution: Readonly<Record<string, string>>;
  /** The form's own fields. */
  readonly fields: Readonly<Record<string, string | number | boolean>>;
}

/**
 * Sends an application.
 * @returns the number of the application
 * @throws UpstreamError
 */
export async function sendApplication(application: ApplicationToSend): Promise<string> {
  const { kind, button, idempotencyKey, locale, attribution, fields } = application;
  const payload = {
    type: applicationTypes[kind],
    from: button,
    idempotency_key: idempotencyKey,
    locale,
    ...attribution,
    fields,
  };
  return (await callUpstream(endpoints.apply, payload)).apply_no;
}
