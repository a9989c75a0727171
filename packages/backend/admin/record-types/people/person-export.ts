/** A person's stored data in readable form: labels in one language and times in China, then the raw values. */
import 'server-only';
import { applicationKindOf } from '@superbrowser/contract/forms/application-kinds';
import { groupApplicationNumber } from '@superbrowser/contract/forms/application-number';
import type { Language } from '@superbrowser/shared/bilingual-text';
import type { FieldValues } from '../../../records/record-type';
import type { DeploymentContext } from '../../../deployment-context';
import { formatValue, resolveText } from '../../../records/fields/format-value';
import type { LabeledValue } from '../../../records/displayed-values';
import { applicationFields, kindOrFeedback } from '../applications/application-fields';
import type { loadPersonData } from './person-data';
import {
  describeAccount,
  describeCodes,
  describeInvitations,
  describeSignIns,
} from './describe-person-data';
import { erasureExclusions, describePlannedData } from './erasure-plan';

type PersonData = Awaited<ReturnType<typeof loadPersonData>>;
type PersonApplication = PersonData['applications'][number];

const textsByLabel = (details: readonly LabeledValue[], language: Language) =>
  Object.fromEntries(
    details.map(({ label, text }) => [label[language], resolveText(text, language)]),
  );

const exportColumns = [
  ...(['number', 'kind', 'state', 'created_at', 'company', 'contact'] as const),
  ...(['phone', 'email'] as const),
];

function readableApplication(
  row: PersonApplication,
  { describeAnswers }: Pick<DeploymentContext, 'describeAnswers'>,
) {
  const { apply_no, type, company_name: company, fields, note } = row;
  const kind = kindOrFeedback(applicationKindOf(type));
  const values: FieldValues = {
    ...row,
    number: groupApplicationNumber(apply_no),
    kind,
    company,
  };
  const answers = describeAnswers(kind, JSON.parse(fields) as FieldValues);
  return (language: Language) => ({
    ...Object.fromEntries(
      exportColumns.flatMap((name) => {
        const text = formatValue(applicationFields[name], values[name], language);
        return text === '' ? [] : [[applicationFields[name].label[language], text]];
      }),
    ),
    [applicationFields.answers.label[language]]: textsByLabel(answers, language),
    ...(note && { [applicationFields.notes.label[language]]: note }),
  });
}

const partTitles = {
  zh: ['手机号', '账号', '登录', '邀请', '验证码', '申请', '封禁', '不在这里的资料', '原始记录'],
  en: [
    'Phone',
    'Account',
    'Sign-ins',
    'Invitations',
    'Codes',
    'Applications',
    'Blocks',
    'What is not here',
    'As it is stored',
  ],
} as const;

/** A person's data with labels, and times in China, for that person to read. */
export function toReadableExport(
  data: PersonData & { readonly elsewhere: readonly string[] },
  deployment: Pick<DeploymentContext, 'describeAnswers'>,
  language: Language,
) {
  const { account, signIns, applications, blocks, phone, ...rest } = data;
  const parts = [
    phone,
    textsByLabel(describeAccount(account), language),
    signIns.map((signIn) => textsByLabel(describeSignIns([signIn]), language)),
    textsByLabel(describeInvitations(data, phone.replace(' ', '')), language),
    textsByLabel(describeCodes(data), language),
    applications.map((row) => readableApplication(row, deployment)(language)),
    blocks.map(({ reason, at }) => ({
      [formatValue({ format: 'instant' }, at, language)]: reason ?? '',
    })),
    textsByLabel(describePlannedData(erasureExclusions), language),
    { account, signIns, applications, blocks, ...rest },
  ];
  return Object.fromEntries(parts.map((part, index) => [partTitles[language][index], part]));
}
