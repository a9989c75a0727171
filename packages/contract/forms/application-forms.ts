/**
 * The application forms as data: their fields in the order of the page, what each field accepts and how it is shown.
 * Schemas (./application-schemas.ts), pages, console labels and the tests' sample values are derived from this data.
 * The texts of fields are in messages/<locale>/forms.json, titles and notes in applications.json. This file imports
 * neither zod nor React, so that a page can load it early.
 */
import type { ApplicationKind } from './application-kinds';
import {
  agreementField,
  codeField,
  companyNameField,
  field,
  phoneField,
  type FormField,
  type FieldType,
} from './fields';

interface FormPart {
  /** Key of the part's title in `applications.parts`; without a key the part has no title. */
  readonly title?: string;
  /** Keys of the notes next to the fields, in `applications.<kind>.notes`. */
  readonly notes?: readonly string[];
  /** A pair of fields is shown next to each other. */
  readonly fields: readonly (FormField | readonly [FormField, FormField])[];
}

interface ApplicationForm {
  /** Page of the form. */
  readonly path: string;
  /** The page that shows the application's number after sending. */
  readonly receiptPath: string;
  readonly parts: readonly FormPart[];
}

// Fields that several forms have.
const contactField = field('contact', 'personName', { max: 50, autoComplete: 'name' });
const emailField = field('email', 'email', { max: 254 });
const websiteField = field('website', 'website', { max: 200, optional: true });
const messageField = field('message', 'textarea', { max: 1_000, rows: 3, optional: true });
const cityField = field('city', 'text', { max: 40, autoComplete: 'address-level2' });

// Choices that pages also show outside their form.
const industryField = field('industry', 'select', {
  options: [
    'travel',
    'building',
    'talent',
    'entertainment',
    'business',
    'finance',
    'restaurant',
    'game',
    'advertisement',
    'localLife',
    'medical',
    'internet',
    'education',
    'realEstate',
    'others',
  ],
});
/** Kinds of ecosystem partners. Channel partners are not meant. */
const partnerKindField = field('partner_kind', 'radio', {
  options: ['erp', 'logistics', 'payment', 'marketing', 'training', 'platform', 'other'],
});

export const applicationForms = {
  private: {
    path: '/private/apply',
    receiptPath: '/private/success',
    parts: [
      {
        title: 'company',
        notes: ['size'],
        fields: [
          companyNameField,
          [
            field('seats', 'select', {
              options: ['1-20', '21-50', '51-200', '201-500', '500+'],
            }),
            field('stores', 'select', { options: ['1-50', '51-200', '201-1000', '1000+'] }),
          ],
        ],
      },
      {
        title: 'deployment',
        notes: ['rules'],
        fields: [
          field('deployment', 'radio', {
            options: ['ownServers', 'privateCloud', 'undecided'],
            columns: 3,
          }),
          field('compliance', 'textarea', { max: 500, rows: 3, optional: true }),
        ],
      },
      {
        title: 'contact',
        notes: ['mail'],
        fields: [
          contactField,
          phoneField,
          emailField,
          field('preferred_time', 'radio', {
            options: ['morning', 'afternoon', 'evening', 'any'],
            columns: 2,
          }),
          messageField,
        ],
      },
    ],
  },
  partners: {
    path: '/partners/apply',
    receiptPath: '/partners/apply/success',
    parts: [
      {
        title: 'team',
        notes: ['business', 'city'],
        fields: [
          companyNameField,
          [cityField, field('team_size', 'select', { options: ['1-4', '5-19', '20-49', '50+'] })],
          field('main_business', 'text', { max: 200 }),
        ],
      },
      {
        title: 'contact',
        notes: ['mail'],
        fields: [contactField, phoneField, emailField, messageField],
      },
    ],
  },
  ecology: {
    path: '/ecology/apply',
    receiptPath: '/ecology/apply/success',
    parts: [
      {
        title: 'offer',
        notes: ['kind', 'plan', 'website'],
        fields: [
          partnerKindField,
          companyNameField,
          websiteField,
          field('message', 'textarea', { max: 1_000, rows: 5, textKey: 'plan' }),
        ],
      },
      { title: 'contact', fields: [contactField, phoneField, emailField] },
    ],
  },
  customization: {
    path: '/business',
    receiptPath: '/business/success',
    parts: [
      {
        title: 'company',
        notes: ['industry', 'scale'],
        fields: [
          companyNameField,
          [
            industryField,
            field('company_scale', 'select', {
              options: ['1-19', '20-49', '50-99', '100-199', '200+'],
            }),
          ],
          field('business_scope', 'text', { max: 200 }),
          websiteField,
        ],
      },
      {
        title: 'need',
        notes: ['requirement'],
        fields: [field('requirement', 'textarea', { max: 2_000, rows: 5, optional: true })],
      },
      { title: 'contact', fields: [contactField, phoneField, emailField] },
    ],
  },
  appointment: {
    path: '/appointment',
    receiptPath: '/appointment/success',
    parts: [
      {
        title: 'when',
        notes: ['city', 'topic'],
        fields: [
          cityField,
          field('date', 'day'),
          field('slot', 'radio', { options: ['morning', 'afternoon'], columns: 2 }),
          field('topic', 'textarea', { max: 500 }),
        ],
      },
      { title: 'who', notes: ['phone'], fields: [companyNameField, contactField, phoneField] },
    ],
  },
  feedback: {
    path: '/feedback',
    receiptPath: '/feedback/success',
    parts: [
      {
        title: 'tips',
        notes: ['where', 'expected', 'shot'],
        fields: [
          field('feedback_kind', 'radio', {
            options: ['bug', 'wish', 'account', 'billing', 'complaint', 'other'],
          }),
          field('text', 'textarea', { max: 2_000, rows: 6 }),
          field('screenshot', 'screenshot', { optional: true }),
          // A phone or a mail address, whichever the person prefers.
          field('reply_to', 'text', { max: 100, optional: true, autoComplete: 'email' }),
        ],
      },
    ],
  },
  cancelAccount: {
    path: '/cancel-account',
    receiptPath: '/cancel-account/success',
    parts: [
      {
        fields: [
          phoneField,
          codeField,
          field('reason', 'radio', {
            options: ['unused', 'merged', 'privacy', 'switched', 'other'],
          }),
          messageField,
          field('confirmation', 'confirmationPhrase'),
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<ApplicationKind, ApplicationForm>>;

/** The fields of an application form in the order of its page. The agreement is always last. */
export const fieldsOf = (kind: ApplicationKind): readonly FormField[] => [
  ...(applicationForms[kind] as ApplicationForm).parts.flatMap(
    ({ fields }) => fields.flat() as FormField[],
  ),
  agreementField,
];

export const formPartsOf = (kind: ApplicationKind): readonly FormPart[] =>
  applicationForms[kind].parts;

/**
 * The fields of all application forms, one field for each key of texts. Several forms have a field `message`; that of
 * ecology has texts of its own, with the key `plan`.
 */
export const allApplicationFields: readonly FormField[] = [
  ...new Map(
    (Object.keys(applicationForms) as ApplicationKind[])
      .flatMap(fieldsOf)
      .map((formField) => [formField.textKey ?? formField.name, formField]),
  ).values(),
];

export type PartnerKind = (typeof partnerKindField.options)[number];

const confirmationTypes: readonly FieldType[] = [
  'agreement',
  'code',
  'confirmationPhrase',
  'password',
];

/** Whether a field only proves or confirms something, so that its value is checked, but never kept as typed (F2). */
export const isNeverStored = ({ type }: FormField): boolean => confirmationTypes.includes(type);

/** Whether the browser may keep a field's value until the form is sent. It cannot keep a file. */
export const isStoredInDraft = (formField: FormField): boolean =>
  !isNeverStored(formField) && formField.type !== 'screenshot';
