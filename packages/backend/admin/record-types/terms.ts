/** The terms of the company's offers: one record, whose set fields pages display. */
import 'server-only';
import {
  companyTermsSchema,
  type CompanyTerms,
} from '@superbrowser/contract/content/company-terms';
import { bilingualFrom, bilingual } from '@superbrowser/shared/bilingual-text';
import { changePublicConfig, findPublicConfig } from '../../content/public-config';
import type { Db } from '../../database/open-database';
import { defineRecordType, onePage, operationOnRecord } from '../../records/record-type';
import { editorsAndOwners, allStaff } from '../../records/access';
import { refusalError } from '../../common/operation-error';
import * as f from '../../records/fields/field-kinds';

interface TermsRow {
  name: 'offers';
  sample: boolean;
  own_proxies: string;
  coupon_pays: string;
  coupon_pays_en: string;
  coupon_rest: string;
  coupon_rest_en: string;
  reward_form: string;
  reward_days: number | undefined;
  commission_from: number | undefined;
  commission_to: number | undefined;
  weeks_from: number | undefined;
  weeks_to: number | undefined;
}

const rewardFormChoices = {
  cash: { label: bilingual('现金', 'Cash') },
  coupon: { label: bilingual('券', 'Coupon') },
} as const;
const yesNoChoices = {
  yes: { label: bilingual('可以', 'Yes') },
  no: { label: bilingual('不可以', 'No') },
} as const;

const settableFields = {
  own_proxies: f.choice(bilingual('能用自己的代理 IP', 'Own proxies'), yesNoChoices),
  coupon_pays: f.withHint(
    f.text(bilingual('券可以抵扣什么', 'What coupons pay for, in Chinese'), 80),
    '如「套餐和海外 IP」',
    'Like 套餐和海外 IP',
  ),
  coupon_pays_en: f.withHint(
    f.text(bilingual('券可以抵扣什么（英文）', 'What coupons pay for'), 80),
    '如 plans and overseas IPs',
    'Like “plans and overseas IPs”',
  ),
  coupon_rest: f.withHint(
    f.text(bilingual('其余的券何时到账', 'When the other coupons arrive, in Chinese'), 80),
    '如「首次充值后」',
    'Like 首次充值后',
  ),
  coupon_rest_en: f.withHint(
    f.text(bilingual('其余的券何时到账（英文）', 'When the other coupons arrive'), 80),
    '如 after your first top-up',
    'Like “after your first top-up”',
  ),
  reward_form: f.choice(bilingual('邀请奖励发什么', 'Invite reward'), rewardFormChoices),
  reward_days: f.integer(bilingual('邀请奖励几天内到账', 'Days until the reward'), 1, 365),
  commission_from: f.integer(bilingual('渠道返佣最低（%）', 'Commission from (%)'), 1, 100),
  commission_to: f.integer(bilingual('渠道返佣最高（%）', 'Commission up to (%)'), 1, 100),
  weeks_from: f.integer(bilingual('私有部署最快（周）', 'Deployment from (weeks)'), 1, 104),
  weeks_to: f.integer(bilingual('私有部署最慢（周）', 'Deployment up to (weeks)'), 1, 104),
};

const termsFields = {
  name: f.choice(bilingual('条款', 'Terms'), {
    offers: { label: bilingual('优惠与服务', 'Offers and services') },
  }),
  sample: f.yesNo(bilingual('示例', 'Sample')),
  ...settableFields,
};

async function loadTermsRow(db: Db): Promise<TermsRow> {
  const storedTerms: CompanyTerms = (await findPublicConfig(db))?.terms ?? {};
  const { own_proxies, coupon_pays, coupon_rest, commission, deployment } = storedTerms;
  return {
    name: 'offers',
    sample: storedTerms.sample === true,
    own_proxies: own_proxies === undefined ? '' : own_proxies ? 'yes' : 'no',
    coupon_pays: coupon_pays?.zh ?? '',
    coupon_pays_en: coupon_pays?.en ?? '',
    coupon_rest: coupon_rest?.zh ?? '',
    coupon_rest_en: coupon_rest?.en ?? '',
    reward_form: storedTerms.reward_form ?? '',
    reward_days: storedTerms.reward_days,
    commission_from: commission?.from,
    commission_to: commission?.to,
    weeks_from: deployment?.from,
    weeks_to: deployment?.to,
  };
}

type TermsArguments = Readonly<Partial<Record<keyof typeof settableFields, string | number>>>;

/** Pairs of arguments that require each other. */
const fieldPairs = [
  ['coupon_pays', 'coupon_pays_en'],
  ['coupon_rest', 'coupon_rest_en'],
  ['commission_from', 'commission_to'],
  ['weeks_from', 'weeks_to'],
] as const;

/** @throws OperationError at the missing or invalid argument */
function parseTerms(args: TermsArguments): CompanyTerms {
  for (const [first, second] of fieldPairs)
    if ((args[first] === undefined) !== (args[second] === undefined))
      throw refusalError(
        bilingual('两项要一起填写，或都不填。', 'Needs both of them, or neither.'),
        args[first] === undefined ? first : second,
      );
  for (const [from, to] of [fieldPairs[2], fieldPairs[3]])
    if (Number(args[from] ?? 0) > Number(args[to] ?? 0))
      throw refusalError(
        bilingual('不能小于前一项。', 'Must not be less than where it begins.'),
        to,
      );
  const inBothLanguages = (zh?: string | number, en?: string | number) => zh && en && { zh, en };
  const range = (from?: string | number, to?: string | number) => from && to && { from, to };
  const { data, error } = companyTermsSchema.safeParse(
    Object.fromEntries(
      Object.entries({
        own_proxies: args.own_proxies && args.own_proxies === 'yes',
        coupon_pays: inBothLanguages(args.coupon_pays, args.coupon_pays_en),
        coupon_rest: inBothLanguages(args.coupon_rest, args.coupon_rest_en),
        reward_form: args.reward_form,
        reward_days: args.reward_days,
        commission: range(args.commission_from, args.commission_to),
        deployment: range(args.weeks_from, args.weeks_to),
      }).filter(([, value]) => value !== undefined),
    ),
  );
  // Only an English text can still be invalid.
  if (error)
    throw refusalError(
      bilingual('这一项要用英文填写。', 'Must be in English.'),
      error.issues[0]?.path[0] === 'coupon_rest' ? 'coupon_rest_en' : 'coupon_pays_en',
    );
  return data;
}

export const termsRecordType = defineRecordType<TermsRow>({
  name: 'terms',
  title: bilingual('优惠与服务条款', 'Terms'),
  key: 'name',
  access: allStaff,
  fields: termsFields,
  list: {
    columns: ['name', 'sample', 'own_proxies', 'reward_form', 'commission_to', 'weeks_to'],
    lead: bilingual(
      '没有填写的，网站上不写。「示例」表示这些是演示数据，网站上也写明是示例',
      'What is not filled in is not stated on the site. “Sample” marks sample values, which pages mark as samples too',
    ),
    load: async (_, { db }) => onePage([await loadTermsRow(db)]),
  },
  view: {
    panels: [
      [
        bilingual('网站上写明的条款', 'What pages state'),
        'sample',
        'own_proxies',
        'coupon_pays',
        'coupon_pays_en',
        'coupon_rest',
        'coupon_rest_en',
        'reward_form',
        'reward_days',
        'commission_from',
        'commission_to',
        'weeks_from',
        'weeks_to',
      ],
    ],
    load: (name, { db }) => (name === 'offers' ? loadTermsRow(db) : Promise.resolve(null)),
  },
  operations: {
    set: operationOnRecord<TermsRow>()({
      label: bilingual('改条款', 'Set the terms'),
      help: bilingual(
        '写明优惠与服务条款；没有给出的，网站上不写',
        'Sets the terms that pages show; pages do not mention what is left out',
      ),
      past: bilingual('改了条款', 'changed the terms'),
      access: editorsAndOwners,
      args: {
        own_proxies: f.optional(settableFields.own_proxies),
        coupon_pays: f.optional(settableFields.coupon_pays),
        coupon_pays_en: f.optional(settableFields.coupon_pays_en),
        coupon_rest: f.optional(settableFields.coupon_rest),
        coupon_rest_en: f.optional(settableFields.coupon_rest_en),
        reward_form: f.optional(settableFields.reward_form),
        reward_days: f.optional(settableFields.reward_days),
        commission_from: f.optional(settableFields.commission_from),
        commission_to: f.optional(settableFields.commission_to),
        weeks_from: f.optional(settableFields.weeks_from),
        weeks_to: f.optional(settableFields.weeks_to),
      },
      // All terms share one sample mark. So removing the mark needs a confirmation that the unchanged values are right.
      confirmationQuestion(args, row) {
        parseTerms(args);
        const unchangedSamples = row?.sample
          ? Object.entries(args).filter(([name, value]) => value === row[name as keyof TermsRow])
          : [];
        const names = bilingualFrom((language) =>
          unchangedSamples
            .map(([name]) => settableFields[name as keyof typeof settableFields].label[language])
            .join(language === 'zh' ? '、' : ', '),
        );
        return unchangedSamples.length === 0
          ? null
          : bilingual(
              `这几项还是示例的值：${names.zh}。保存后「示例」的标记全部去掉，不能恢复，网站会把它们当作公司的承诺。没有核对过的，请先清空再保存。`,
              `These still have the values of the sample: ${names.en}. Once saved, the sample mark is gone for good, and the site states them as the company’s. Empty what was not checked first.`,
            );
      },
      async run(args, _, { db }) {
        await changePublicConfig(db, { terms: parseTerms(args) });
        return {
          message: bilingual(
            '条款已保存，几秒后显示。',
            'The terms are saved and show within seconds.',
          ),
        };
      },
    }),
  },
});
