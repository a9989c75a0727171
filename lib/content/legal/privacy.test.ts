import { searchableText } from '@superbrowser/contract/content/markdown';
import { attributionPayload } from '@/lib/attribution/attribution-payload';
import { answerWorkingDays } from './retention';

const locales = ['zh-CN', 'en-US'] as const;
type Language = (typeof locales)[number];

const settings = {
  COMPANY_LEGAL_NAME: 'Farsail Ltd',
  COMPANY_ADDRESS: '1 Harbour Road',
  COMPANY_PHONE: '400-1',
  COMPANY_EMAIL: 'a@b.example',
  COMPANY_ICP_NUMBER: 'ICP 1',
  TRACKING_URL: 'https://stats.example.com/collect',
  WEB_TRIAL_URL: 'https://trial.example.com/',
};

/** The privacy texts of a site with these settings and no others. */
function textsWith(given: Partial<typeof settings>): Record<Language, string> {
  const before = { ...process.env };
  for (const name of Object.keys(settings)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, given);
  try {
    let texts = { 'zh-CN': '', 'en-US': '' };
    jest.isolateModules(() => {
      const { legalText } = jest.requireActual<typeof import('./legal-text')>('./legal-text');
      const privacyText = (locale: Language) => searchableText(legalText('privacy', locale).root);
      texts = { 'zh-CN': privacyText('zh-CN'), 'en-US': privacyText('en-US') };
    });
    return texts;
  } finally {
    process.env = before;
  }
}

const configuredTexts = textsWith(settings);
const unconfiguredTexts = textsWith({});

describe('the privacy text names only what is configured (B7)', () => {
  it.each([
    ['the company', 'Farsail Ltd', 'Farsail Ltd'],
    ['its post', '寄信到1 Harbour Road（Farsail Ltd收）', 'write to Farsail Ltd, 1 Harbour Road'],
    ['its telephone', '致电 400-1', 'call 400-1'],
    ['where its servers stand', '位于中国境内的服务器', 'servers in mainland China'],
    ['the tracking service', '统计服务 stats.example.com', 'service stats.example.com'],
    ['the trial site', '试用站 trial.example.com', 'trial site trial.example.com'],
  ])('%s', (_, zh, en) => {
    expect(configuredTexts['zh-CN']).toContain(zh);
    expect(configuredTexts['en-US']).toContain(en);
    expect(unconfiguredTexts['zh-CN']).not.toContain(zh);
    expect(unconfiguredTexts['en-US']).not.toContain(en);
  });

  it('leaves out data that only a missing recipient would get', () => {
    expect(unconfiguredTexts['zh-CN']).not.toMatch(/统计服务|您打开在线试用时/);
    expect(unconfiguredTexts['en-US']).not.toMatch(
      /statistics service|when you open the online trial/,
    );
  });

  it.each(locales)('names no company otherwise, %s', (locale) => {
    expect(unconfiguredTexts[locale]).not.toMatch(/undefined|\.example|example\.com/);
    expect(configuredTexts[locale]).not.toContain('undefined');
  });
});

/** The information that the law requires (PIPL articles 17, 30, 39 and 44 to 50), with a sentence that states it. */
const checklist: readonly (readonly [string, RegExp, RegExp])[] = [
  ['who handles it', /由.*（以下称「我们」）处理/, /is handled by .*“we”/],
  ['legal bases', /履行合同.*您的同意/s, /Contract.*Your consent/s],
  ['sensitive information', /反馈截图/, /Feedback screenshots/],
  ['separate consent', /单独同意/, /separate consent/],
  ['numbers abroad', /\+1（美国）手机号/, /\+1 \(US\) phone number/],
  ['any other transfer abroad', /其他需要出境的/, /any other transfer abroad/],
  ['a copy', /索取一份副本/, /ask for a copy/],
  ['correction', /更正与补充/, /Correction/],
  ['deletion', /要求删除/, /ask us to delete/],
  ['withdrawing consent', /撤回同意/, /Withdrawing consent/],
  ['transfer', /转给您指定的处理者/, /to a handler you name/],
  ['explanation', /要求我们说明/, /ask us to explain/],
  ['when it is answered', /15 个工作日内办理并答复/, /answer within 15 working days/],
  ['complaints', /投诉、举报/, /complain to the authorities/],
  ['message providers', /短信与语音服务商/, /Text message and voice call providers/],
  ['hosting', /服务器托管/, /Hosting/],
  ['webhooks', /客户管理系统/, /customer management system/],
  ['which text prevails', /以中文为准/, /the Chinese version prevails/],
];

it.each(checklist)('states %s', (_, zh, en) => {
  expect(unconfiguredTexts['zh-CN']).toMatch(zh);
  expect(unconfiguredTexts['en-US']).toMatch(en);
});

it('takes the working days from one constant', () => expect(answerWorkingDays).toBe(15));

it('names each attribution value that is sent with a form (A7, A9)', () => {
  const cookieTexts = {
    promoter: ['推广码', 'promoter code'],
    channelId: ['渠道编号', 'channel ID'],
    callback: ['callback', 'callback'],
    activity_id: ['活动', 'campaign'],
    utm_source: ['广告来源', 'ad source'],
    landing_source: ['isfromxsb', 'isfromxsb'],
  } as const;
  const cookies: Readonly<Record<string, string>> = {
    promoter: 'p',
    channelId: 'c',
    callback: 'b',
    activity_id: 'a',
    utm_source: 'u',
    isfromxsb: 'xsb',
  };
  expect(Object.keys(attributionPayload((name) => cookies[name])).sort()).toEqual(
    Object.keys(cookieTexts).sort(),
  );
  for (const [zh, en] of Object.values(cookieTexts)) {
    expect(unconfiguredTexts['zh-CN']).toContain(zh);
    expect(unconfiguredTexts['en-US']).toContain(en);
  }
});
