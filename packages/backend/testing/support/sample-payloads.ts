/**
 * Valid payloads for every endpoint, with new phones and keys each time. An endpoint without a payload is a type error.
 */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { applicationTypes } from '@superbrowser/contract/forms/application-kinds';
import type { EndpointName, Endpoints } from '@superbrowser/contract/endpoints';
import { samplePng } from '@/lib/testing/sample-png';
import { createPhone } from './account-steps';
import { filledForms } from './filled-forms';

type Samples = { readonly [N in EndpointName]: () => z.input<Endpoints[N]['payload']>[] };

const emptyPayloads = () => [{}];
const newPhoneFields = () => ({ area_code: 86, phone: createPhone() });
const attribution = {
  promoter: 'abc123',
  callback: 'https://x.example/?a=1',
  activity_id: 'new-user-gift',
  utm_source: '邮件',
  channelId: '0012',
  landing_source: 'xsb' as const,
};
const pagePayload = { token: 'unknown', page: '1', page_size: '10' } as const;

const cancelFields = () => ({
  ...newPhoneFields(),
  code: '000000',
  reason: 'unused',
  message: '合并\n账号',
  confirmation: '注销账号',
  is_agreed: true,
});
/** Further optional fields of a form. */
const optionalFields = {
  [applicationTypes.private]: { compliance: '等保', message: '请\n回电' },
  [applicationTypes.partners]: { message: '请\n回电' },
  [applicationTypes.customization]: { website: 'example.cn', requirement: '一\n二' },
  [applicationTypes.feedback]: {
    reply_to: 'wang@example.cn',
    screenshot: samplePng({ text: '' }).toString('base64'),
  },
};

export const samplePayloads: Samples = {
  serverTime: emptyPayloads,
  versionList: emptyPayloads,
  v6Versions: emptyPayloads,
  versionHistory: emptyPayloads,
  adTop: emptyPayloads,
  adBottom: emptyPayloads,
  qrLiveCode: () => [{ group_id: '1696' }],
  publicConfig: emptyPayloads,
  blockedRanges: emptyPayloads,
  staffArticles: emptyPayloads,
  staffCampaigns: emptyPayloads,
  promoterInfo: () => [{ promoter_id: 'abc123', scope: ['company_name', 'username'] }],
  promoterCoupons: () => [{ promoter: 'abc123' }],
  activityInfo: () => [{ activity_id: 'new-user-gift' }],
  reportEvent: () => [
    { key: 'page_view', count: 1, platform: 'PC', segmentation: { page: 'home', text: 'a\nb' } },
  ],
  sendCode: () => [{ ...newPhoneFields(), channel: 'sms', purpose: 'register' }],
  verifyCode: () => [{ ...newPhoneFields(), code: '000000', purpose: 'register' }],
  registerOrSignIn: () => [
    { ...newPhoneFields(), code: '000000' },
    {
      ...newPhoneFields(),
      captcha_token: 'unknown',
      password: 'Abc12345!',
      username: 'seller01',
      company_name: '超级科技',
      referral_code: 'abc123',
      ...attribution,
      role: 'employee',
      idempotency_key: randomUUID(),
    },
  ],
  exchangeLogin: () => [{ token_login_simple: 'unknown' }],
  endLogin: () => [{ token_login_simple: 'unknown' }],
  userInfo: () => [
    { token_login_simple: 'unknown', scope: ['company_info_base', 'username_info_base'] },
  ],
  inviteSituation: () => [{ token: 'unknown' }],
  inviteList: () => [pagePayload],
  awardRecord: () => [pagePayload],
  ownInviteCode: () => [{ token: 'unknown' }],
  findInvitation: () => [{ token: 'unknown' }],
  sendJoinCode: () => [{ ...newPhoneFields(), token: 'unknown' }],
  joinTeam: () => [
    {
      ...newPhoneFields(),
      token: 'unknown',
      code: '000000',
      captcha_token: 'unknown',
      name: '王小明',
      is_agreed: true,
    },
  ],
  apply: () =>
    Object.values(applicationTypes).map((type) => ({
      type,
      from: 1,
      fields:
        type === applicationTypes.cancelAccount
          ? cancelFields()
          : {
              ...filledForms(createPhone())[type],
              ...(optionalFields as Record<number, Record<string, string>>)[type],
            },
      idempotency_key: randomUUID(),
      locale: 'zh-CN',
      ...attribution,
    })),
};
