import type { ApplyKind } from '@superbrowser/contract/forms/apply-kinds';
import type { RoutePath } from '@/lib/routes';

interface Kind {
  /** Where the number is shown (F5). */
  readonly success: RoutePath;
  /** In the order of the page; the browser tests of the forms hold them against each other. */
  readonly fields: readonly string[];
}

/** The seven forms, without what each accepts. */
export const applicationForms = {
  private: {
    success: '/private/success',
    fields: [
      'company_name',
      'seats',
      'stores',
      'deployment',
      'compliance',
      'contact',
      'phone',
      'email',
      'preferred_time',
      'message',
      'is_agreed',
    ],
  },
  partners: {
    success: '/partners/apply/success',
    fields: [
      'company_name',
      'city',
      'team_size',
      'main_business',
      'contact',
      'phone',
      'email',
      'message',
      'is_agreed',
    ],
  },
  ecology: {
    success: '/ecology/apply/success',
    fields: [
      'partner_kind',
      'company_name',
      'website',
      'message',
      'contact',
      'phone',
      'email',
      'is_agreed',
    ],
  },
  customization: {
    success: '/business/success',
    fields: [
      'company_name',
      'industry',
      'company_scale',
      'business_scope',
      'website',
      'requirement',
      'contact',
      'phone',
      'email',
      'is_agreed',
    ],
  },
  appointment: {
    success: '/appointment/success',
    fields: ['city', 'date', 'slot', 'topic', 'company_name', 'contact', 'phone', 'is_agreed'],
  },
  feedback: {
    success: '/feedback/success',
    fields: ['feedback_kind', 'text', 'screenshot', 'reply_to', 'is_agreed'],
  },
  cancelAccount: {
    success: '/cancel-account/success',
    fields: ['phone', 'code', 'reason', 'message', 'confirmation', 'is_agreed'],
  },
} as const satisfies Record<ApplyKind, Kind>;

export type FieldName = (typeof applicationForms)[ApplyKind]['fields'][number];

/** Most characters of what is typed, as the schemas have it; shown beside long texts and in errors. */
export const textLimits = {
  company_name: 50,
  contact: 50,
  email: 254,
  website: 200,
  city: 40,
  main_business: 200,
  business_scope: 200,
  compliance: 500,
  requirement: 2_000,
  message: 1_000,
  topic: 500,
  text: 2_000,
  reply_to: 100,
} as const satisfies Partial<Record<FieldName, number>>;
