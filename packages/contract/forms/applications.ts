/**
 * What the application forms accept (F1), derived from ./registry.ts: one schema a form for the browser, the route handler and
 * the backend. Messages are codes; the page and the backend give them words.
 */
import * as z from 'zod/mini';
import type { ApplyKind } from './apply-kinds';
import { codeSchema } from './code';
import { companyNameSchema, personNameSchema } from './names';
import { phonePairSchema } from './phone-pair';
import { fieldsOf, type Field, type FieldType } from './registry';
import { atMost, line, needed, paragraphs, verbatim } from './text';
import { bookableDays } from './visit-days';

type Schema = z.ZodMiniType;
/** Milliseconds; the days on offer depend on it. */
type Clock = () => number;

/** A text of its own length at most; one that may stay empty becomes undefined then. */
const limited =
  (text: () => z.ZodMiniString<string>) =>
  ({ max = Infinity, optional }: Field): Schema =>
    optional
      ? z.pipe(
          z.optional(text().check(atMost(max))),
          z.transform((value) => value || undefined),
        )
      : text().check(needed, atMost(max));

const choice = ({ options = [''] }: Field): Schema =>
  z.enum(options, {
    error: ({ input }) => (input === undefined || input === '' ? 'required' : 'choice'),
  });

const emailForm = z.email({ error: 'email' });

/** Of the form of an address. */
const email = ({ max = Infinity }: Field): Schema =>
  line('email').check(
    needed,
    z.maxLength(max, { error: 'tooLong', abort: true }),
    z.refine((value) => emailForm.safeParse(value).success, { error: 'email' }),
  );

/** An http(s) address; `example.com` is meant as one. */
const website = ({ max = Infinity }: Field): Schema =>
  z.pipe(
    z.optional(line('website').check(z.maxLength(max, { error: 'tooLong' }))),
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

/** What has to be typed to cancel an account, by the language of the page. */
export const cancelPhrases = { 'zh-CN': '注销账号', 'en-US': 'CANCEL ACCOUNT' } as const;

const phrases: readonly string[] = Object.values(cancelPhrases);

const ruleOf: Record<Exclude<FieldType, 'phone'>, (field: Field, now: Clock) => Schema> = {
  agreement: () => z.literal(true, { error: 'agreement' }),
  code: () => codeSchema,
  companyName: () => companyNameSchema,
  day: (_, now) =>
    verbatim('date').check(
      needed,
      z.refine((value) => bookableDays(now()).includes(value), { error: 'date' }),
    ),
  email,
  line: limited(() => line()),
  personName: () => personNameSchema,
  phrase: () =>
    line('confirmation').check(
      needed,
      z.refine((value) => phrases.includes(value.toUpperCase()), { error: 'confirmation' }),
    ),
  // A picture travels beside the form; one inside it is told about, or its sender would take it for received.
  picture: () => z.optional(z.undefined({ error: 'picture' })),
  radio: choice,
  select: choice,
  text: limited(() => paragraphs()),
  website,
};

type ApplicationValues = Record<string, unknown>;
/** As it is typed, and as it is sent on. */
type ApplicationSchema = z.ZodMiniType<ApplicationValues, ApplicationValues>;

function schemaOf(fields: readonly Field[], now: Clock): ApplicationSchema {
  const object = z.object(
    Object.fromEntries(
      fields.flatMap((field) =>
        field.type === 'phone' ? [] : [[field.name, ruleOf[field.type](field, now)]],
      ),
    ),
  );
  // Both sides of an intersection are checked: a wrong phone is named together with what is wrong elsewhere.
  return fields.some(({ type }) => type === 'phone')
    ? (z.intersection(phonePairSchema, object) as unknown as ApplicationSchema)
    : object;
}

const schemasBy = new WeakMap<Clock, Partial<Record<ApplyKind, ApplicationSchema>>>();

/** What a form accepts; a phone comes out as plain digits. Made once for a clock: making one takes longer than a check by it. */
export function applicationSchema(kind: ApplyKind, now: Clock = Date.now): ApplicationSchema {
  const known = schemasBy.get(now) ?? {};
  schemasBy.set(now, known);
  return (known[kind] ??= schemaOf(fieldsOf(kind), now));
}

/** The form that cancels an account with the token that stands for its code (R4); only the backend gets it like this. */
export const provenCancelSchema = z.intersection(
  schemaOf(
    fieldsOf('cancelAccount').filter(({ type }) => type !== 'code'),
    Date.now,
  ),
  z.object({ captcha_token: verbatim('code').check(needed, atMost(512)) }),
);
