/**
 * The seven forms a company or person sends (F1): what each accepts. Shared by the browser, the handler
 * and the backend; messages are codes.
 */
import * as z from 'zod/mini';
import { codeSchema } from './code';
import { companyNameSchema, personNameSchema } from './names';
import { phonePairSchema } from './phone-pair';
import { atMost, line, needed, paragraphs, verbatim } from './text';
import { bookableDays } from './visit-days';

/** As the form of a customization offers them (F1). */
export const industries = [
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
] as const;

/** F7. */
export const companyScales = ['1-19', '20-49', '50-99', '100-199', '200+'] as const;

export const seatRanges = ['1-20', '21-50', '51-200', '201-500', '500+'] as const;
export const storeRanges = ['1-50', '51-200', '201-1000', '1000+'] as const;
export const deployments = ['ownServers', 'privateCloud', 'undecided'] as const;
export const contactTimes = ['morning', 'afternoon', 'evening', 'any'] as const;
export const teamSizes = ['1-4', '5-19', '20-49', '50+'] as const;
export const partnerKinds = [
  'erp',
  'logistics',
  'payment',
  'marketing',
  'training',
  'platform',
  'other',
] as const;
export const visitSlots = ['morning', 'afternoon'] as const;
export const feedbackKinds = ['bug', 'wish', 'account', 'billing', 'complaint', 'other'] as const;
export const cancelReasons = ['unused', 'merged', 'privacy', 'switched', 'other'] as const;

const filledLine = (limit: number) => line().check(needed, atMost(limit));
const filledText = (limit: number) => paragraphs().check(needed, atMost(limit));

const orNothing = <S extends z.ZodMiniType<string>>(schema: S) =>
  z.pipe(
    z.optional(schema),
    z.transform((value) => value || undefined),
  );

const optionalLine = (limit: number) => orNothing(line().check(atMost(limit)));
const optionalText = (limit: number) => orNothing(paragraphs().check(atMost(limit)));

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, {
    error: ({ input }) => (input === undefined || input === '' ? 'required' : 'choice'),
  });

const emailForm = z.email({ error: 'email' });

/** Required, and of the form of an address. */
export const emailSchema = line('email').check(
  needed,
  z.maxLength(254, { error: 'tooLong', abort: true }),
  z.refine((value) => emailForm.safeParse(value).success, { error: 'email' }),
);

const agreed = z.literal(true, { error: 'agreement' });
const contact = { contact: personNameSchema, email: emailSchema };
const withPhone = <S extends z.ZodMiniObject>(fields: S) => z.intersection(phonePairSchema, fields);

/** An http(s) address; `example.com` is meant as one. */
export const websiteSchema = z.pipe(
  z.optional(line('website').check(z.maxLength(200, { error: 'tooLong' }))),
  z.transform((value, context) => {
    if (!value) return undefined;
    const text = /^[a-z][a-z\d+.-]*:/i.test(value) ? value : `https://${value}`;
    const url = URL.canParse(text) ? new URL(text) : null;
    // The URL parser silently encodes spaces.
    const fits =
      url &&
      !/\s/.test(value) &&
      /^https?:$/.test(url.protocol) &&
      /\.[^.\s]/.test(url.hostname) &&
      !url.username;
    if (fits) return text;
    context.issues.push({ code: 'custom', message: 'website', input: value });
    return z.NEVER;
  }),
);

export const privateSchema = withPhone(
  z.object({
    company_name: companyNameSchema,
    seats: choice(seatRanges),
    stores: choice(storeRanges),
    deployment: choice(deployments),
    compliance: optionalText(500),
    ...contact,
    preferred_time: choice(contactTimes),
    message: optionalText(1_000),
    is_agreed: agreed,
  }),
);

export const ecologySchema = withPhone(
  z.object({
    company_name: companyNameSchema,
    partner_kind: choice(partnerKinds),
    website: websiteSchema,
    ...contact,
    message: filledText(1_000),
    is_agreed: agreed,
  }),
);

export const partnersSchema = withPhone(
  z.object({
    company_name: companyNameSchema,
    city: filledLine(40),
    main_business: filledLine(200),
    team_size: choice(teamSizes),
    ...contact,
    message: optionalText(1_000),
    is_agreed: agreed,
  }),
);

export const customizationSchema = withPhone(
  z.object({
    company_name: companyNameSchema,
    ...contact,
    website: websiteSchema,
    industry: choice(industries),
    business_scope: filledLine(200),
    company_scale: choice(companyScales),
    requirement: optionalText(2_000),
    is_agreed: agreed,
  }),
);

export const feedbackSchema = z.object({
  feedback_kind: choice(feedbackKinds),
  text: filledText(2_000),
  /** A phone or a mail address, as the person likes. */
  reply_to: optionalLine(100),
  is_agreed: agreed,
});

/** What has to be typed to cancel an account, by the language of the page. */
export const cancelPhrases = { 'zh-CN': '注销账号', 'en-US': 'CANCEL ACCOUNT' } as const;

const phrases: readonly string[] = Object.values(cancelPhrases);

const cancelFields = {
  reason: choice(cancelReasons),
  message: optionalText(1_000),
  confirmation: line('confirmation').check(
    needed,
    z.refine((value) => phrases.includes(value.toUpperCase()), { error: 'confirmation' }),
  ),
  is_agreed: agreed,
};

export const cancelAccountSchema = withPhone(z.object({ code: codeSchema, ...cancelFields }));

/** The same with the token that stands for a code (R4); only the backend gets it like this. */
export const provenCancelSchema = withPhone(
  z.object({ captcha_token: verbatim('code').check(needed, atMost(512)), ...cancelFields }),
);

/** @param now milliseconds; the days on offer depend on it */
export const appointmentSchema = (now: () => number) =>
  withPhone(
    z.object({
      city: filledLine(40),
      date: verbatim('date').check(
        needed,
        z.refine((value) => bookableDays(now()).includes(value), { error: 'date' }),
      ),
      slot: choice(visitSlots),
      company_name: companyNameSchema,
      contact: personNameSchema,
      topic: filledText(500),
      is_agreed: agreed,
    }),
  );

/**
 * What each form accepts, by kind.
 * @param now milliseconds; what can be booked depends on it
 */
export const applicationSchemas = (now: () => number) => ({
  private: privateSchema,
  ecology: ecologySchema,
  partners: partnersSchema,
  customization: customizationSchema,
  appointment: appointmentSchema(now),
  feedback: feedbackSchema,
  cancelAccount: cancelAccountSchema,
});
