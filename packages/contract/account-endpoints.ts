/**
 * Calls around an account: codes, registration and sign-in, team invitations, the invite activity. Payloads are limited
 * here and validated by the backend, because an invalid phone has its own ret (R5).
 */
import { z } from 'zod';
import { defineEndpoint, writeDeadlineMs } from './define-endpoint';
import {
  attributionFields,
  wireIdempotencyKeySchema,
  singleLineSchema,
  looseIntSchema,
  optionalTextSchema,
} from './wire-fields';

const areaCodeSchema = looseIntSchema;
const phoneSchema = z.string().max(40);
const typedLineSchema = singleLineSchema(200);
const codeSchema = z.string().max(40);
const tokenSchema = singleLineSchema(512).min(1);

/** What a code is for; a code for one purpose is invalid for another (R4). */
export const codePurposes = ['register', 'login', 'invite_staff', 'cancel_account'] as const;
export type CodePurpose = (typeof codePurposes)[number];
const codeChannels = ['sms', 'voice'] as const;
export type CodeChannel = (typeof codeChannels)[number];

const purposeSchema = z.enum(codePurposes);

const pageShape = {
  token: tokenSchema,
  page: looseIntSchema.pipe(z.number().min(1).max(1_000_000)),
  page_size: looseIntSchema.pipe(z.literal([10, 20, 50, 100, 200])),
};
const countSchema = looseIntSchema.pipe(z.number().min(0));
const instantSchema = z.iso.datetime({ offset: true });

/** Wire values of an invitation: whether its link still works. */
export const invitationStatus = { open: 0, closed: 1 } as const;

/** Wire values of a join request (R8). `success`: joined by this request; `joined`: the link was used before. */
export const joinStatus = {
  joined: 0,
  waiting: 1,
  hasAccount: 2,
  noAccount: 3,
  success: 4,
} as const;
const joinStatusSchema = looseIntSchema.pipe(z.literal(Object.values(joinStatus)));

export const accountEndpoints = {
  sendCode: defineEndpoint({
    method: 'POST',
    path: '/login-simple/send-captcha',
    deadlineMs: writeDeadlineMs,
    payload: z.object({
      area_code: areaCodeSchema,
      phone: phoneSchema,
      channel: z.enum(codeChannels),
      purpose: purposeSchema,
    }),
    data: z.object({ resend_after: countSchema }),
  }),
  verifyCode: defineEndpoint({
    method: 'POST',
    path: '/login-simple/verify-captcha',
    deadlineMs: writeDeadlineMs,
    payload: z.object({
      area_code: areaCodeSchema,
      phone: phoneSchema,
      code: codeSchema,
      purpose: purposeSchema,
    }),
    data: z.object({ captcha_token: tokenSchema }),
  }),
  /** With a password, the call is a registration; without one, it is a sign-in (R9). */
  registerOrSignIn: defineEndpoint({
    method: 'POST',
    path: '/login-simple/flow',
    deadlineMs: writeDeadlineMs,
    // The call is never repeated: its key is optional, and a sign-in has no key, because its code is used up by the
    // first call.
    payload: z.object({
      area_code: areaCodeSchema,
      phone: phoneSchema,
      code: codeSchema.optional(),
      captcha_token: tokenSchema.optional(),
      password: typedLineSchema.optional(),
      username: typedLineSchema.optional(),
      company_name: typedLineSchema.optional(),
      referral_code: typedLineSchema.optional(),
      ...attributionFields,
      /**
       * Addition of this project, for team members who sign up themselves. Without a role, the account is its company's
       * owner.
       */
      role: z.enum(['owner', 'employee']).optional().catch(undefined),
      /** Addition of this project: a form that is sent again within ten minutes signs in to the account it made. */
      idempotency_key: wireIdempotencyKeySchema.optional(),
    }),
    data: z.object({ token_login_simple: tokenSchema }),
  }),
  userInfo: defineEndpoint({
    method: 'POST',
    path: '/user/info/simple-login',
    deadlineMs: 5_000,
    payload: z.object({
      token_login_simple: tokenSchema,
      scope: z.array(z.enum(['company_info_base', 'username_info_base'])).max(2),
    }),
    data: z.object({
      company_info_base: z.object({ company_name: z.string() }).optional(),
      username_info_base: z.object({ username: z.string() }).optional(),
    }),
  }),
  /**
   * Addition of this project: exchanges a login token that the desktop app handed over for a token of the website. A
   * token can be exchanged once (R6).
   */
  exchangeLogin: defineEndpoint({
    method: 'POST',
    path: '/login-simple/exchange',
    deadlineMs: 5_000,
    payload: z.object({ token_login_simple: tokenSchema }),
    data: z.object({ token_login_simple: tokenSchema }),
  }),
  /** Addition of this project: ends a login token. */
  endLogin: defineEndpoint({
    method: 'POST',
    path: '/login-simple/end',
    deadlineMs: 5_000,
    payload: z.object({ token_login_simple: tokenSchema }),
    data: z.object({}),
  }),
  inviteSituation: defineEndpoint({
    method: 'POST',
    path: '/activity/old-invite-new/data-situation',
    deadlineMs: 5_000,
    payload: z.object({ token: tokenSchema }),
    data: z.object({
      invited: countSchema,
      registered: countSchema,
      recharged: countSchema,
      reward_total: z.number(),
      reward_pending: z.number(),
    }),
  }),
  inviteList: defineEndpoint({
    method: 'POST',
    path: '/activity/old-invite-new/invite-new-list',
    deadlineMs: 5_000,
    payload: z.object(pageShape),
    data: z.object({
      list: z.array(
        z.object({
          phone_masked: z.string(),
          registered_at: instantSchema,
          status: z.enum(['registered', 'recharged']),
          reward: z.number(),
        }),
      ),
      total: countSchema,
    }),
  }),
  awardRecord: defineEndpoint({
    method: 'POST',
    path: '/activity/old-invite-new/award-record',
    deadlineMs: 5_000,
    payload: z.object(pageShape),
    data: z.object({
      list: z.array(
        z.object({
          award: z.string(),
          amount: z.number(),
          at: instantSchema,
          status: z.enum(['pending', 'paid']),
        }),
      ),
      total: countSchema,
    }),
  }),
  ownInviteCode: defineEndpoint({
    method: 'POST',
    path: '/activity/promoter/get-one',
    deadlineMs: 5_000,
    payload: z.object({ token: tokenSchema }),
    data: z.object({ invite_code: z.string().min(1).max(64) }),
  }),
  findInvitation: defineEndpoint({
    method: 'POST',
    path: '/invite_staff/token/status',
    deadlineMs: writeDeadlineMs,
    payload: z.object({ token: tokenSchema }),
    data: z.object({
      status: looseIntSchema.pipe(z.literal(Object.values(invitationStatus))),
      inviter: z.string(),
      company_name: z.string(),
      apply_status: joinStatusSchema,
      readonly_name: optionalTextSchema,
    }),
  }),
  sendJoinCode: defineEndpoint({
    method: 'POST',
    path: '/invite_staff/get_phone_code',
    deadlineMs: writeDeadlineMs,
    payload: z.object({ area_code: areaCodeSchema, phone: phoneSchema, token: tokenSchema }),
    data: z.object({}),
  }),
  joinTeam: defineEndpoint({
    method: 'POST',
    path: '/invite_staff/add',
    deadlineMs: writeDeadlineMs,
    payload: z.object({
      token: tokenSchema,
      area_code: areaCodeSchema,
      phone: phoneSchema,
      code: codeSchema.optional(),
      captcha_token: tokenSchema.optional(),
      name: typedLineSchema,
      is_agreed: z.boolean(),
    }),
    data: z.object({ apply_status: joinStatusSchema }),
  }),
} as const;
