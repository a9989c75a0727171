/** The stored data of a person, with export and erasure (O2). The key is the phone. */
import 'server-only';
import { applicationKindOf } from '@superbrowser/contract/forms/application-kinds';
import { groupApplicationNumber } from '@superbrowser/contract/forms/application-number';
import { bilingualFrom, bilingual, type Language } from '@superbrowser/shared/bilingual-text';
import { maskPhone, splitPhone, type Phone } from '../../../common/phone';
import { dropFromOutbox } from '../../../verification-codes/outbox-file';
import { addBlock, removeBlock, unblockedPhoneMessage } from '../../../blocks/change-blocks';
import { defineRecordType, onePage, operationOnRecord } from '../../../records/record-type';
import {
  ownersOnlyVisibleToSupport,
  hiddenExceptForSupportAndOwners,
} from '../../../records/access';
import type { LabeledValue } from '../../../records/displayed-values';
import * as f from '../../../records/fields/field-kinds';
import type { AuthorizedContext } from '../../../records/authorized-context';
import { formatValue, separators } from '../../../records/fields/format-value';
import { kindChoices, kindOrFeedback, stateField } from '../applications/application-fields';
import { loadPersonApplications, loadPersonData } from './person-data';
import { erasePerson } from './erase-person';
import { isForPhone, loadPersonDataWithOutbox } from './person-data-with-outbox';
import {
  planErasure,
  describeErasure,
  erasureExclusions,
  describePlannedData,
} from './erasure-plan';
import { toReadableExport } from './person-export';
import {
  describeAccount,
  describeCodes,
  describeInvitations,
  describeSignIns,
  describeStoredData,
} from './describe-person-data';

interface Person {
  phone: string;
  stored_data: readonly LabeledValue[];
  blocked: boolean;
  block_reason: string | null;
  account: readonly LabeledValue[];
  sign_ins: readonly LabeledValue[];
  invitations: readonly LabeledValue[];
  codes: readonly LabeledValue[];
  applications: readonly LabeledValue[];
  mention_count: number;
  /** What an erasure would delete; null until it is computed. */
  data_to_delete: readonly LabeledValue[] | null;
  data_to_retain: readonly LabeledValue[];
}

const emptyPerson = {
  stored_data: [],
  account: [],
  sign_ins: [],
  invitations: [],
  codes: [],
  applications: [],
  mention_count: 0,
  data_to_delete: null,
  data_to_retain: [],
};

async function loadPerson(phone: string, { db }: AuthorizedContext): Promise<Person> {
  const row = await db
    .selectFrom('blocks')
    .select('reason')
    .where('kind', '=', 'phone')
    .where('value', '=', phone)
    .executeTakeFirst();
  return { ...emptyPerson, phone, blocked: row !== undefined, block_reason: row?.reason ?? null };
}

/** The details and the erasure plan of a person. Loading them searches other people's applications too. */
async function loadPersonDetails(key: string, { db }: AuthorizedContext): Promise<Partial<Person>> {
  const phone = key as Phone;
  const applications = await loadPersonApplications(db, phone);
  const data = await loadPersonData(db, phone, applications);
  const plan = await planErasure(db, phone, applications, data);
  return {
    account: describeAccount(data.account),
    sign_ins: describeSignIns(data.signIns),
    invitations: describeInvitations(data, phone),
    codes: describeCodes(data),
    applications: data.applications.map(
      ({ apply_no, type, created_at, state: applicationState }) => ({
        name: groupApplicationNumber(apply_no),
        label: kindChoices[kindOrFeedback(applicationKindOf(type))].label,
        text: bilingualFrom((language) => {
          const at = f.instantText(created_at)[language];
          return `${at}${separators[language].semicolon}${formatValue(stateField, applicationState, language)}`;
        }),
        record: { name: 'applications', key: groupApplicationNumber(apply_no) },
      }),
    ),
    mention_count: data.named_in_applications_of_others,
    data_to_delete: describePlannedData(plan.erased),
    data_to_retain: describePlannedData(plan.retained),
  };
}

const excludedDataNotes = erasureExclusions.map(({ what, becomes }) => `${what.en}: ${becomes.en}`);
const personOperation = operationOnRecord<Person>();

export const personRecordType = defineRecordType<Person>({
  name: 'people',
  title: bilingual('用户', 'People'),
  key: 'phone',
  access: hiddenExceptForSupportAndOwners,
  fields: {
    phone: f.withHint(
      f.personal(f.phone(bilingual('手机号', 'Phone'))),
      '境外号码前加国家代码，如 +1',
      'With the country code for numbers abroad, like +1',
    ),
    stored_data: f.unversioned(f.details(bilingual('留下的资料', 'What is kept'))),
    blocked: f.yesNo(bilingual('已封禁', 'Blocked')),
    block_reason: f.personal(f.text(bilingual('封禁原因', 'Why it is blocked'))),
    account: f.unversioned(f.details(bilingual('账号', 'Account'))),
    sign_ins: f.unversioned(f.details(bilingual('登录', 'Sign-ins'))),
    invitations: f.unversioned(f.details(bilingual('邀请', 'Invitations'))),
    codes: f.unversioned(f.details(bilingual('验证码', 'Codes'))),
    applications: f.unversioned(f.details(bilingual('申请', 'Applications'))),
    mention_count: f.unversioned(
      f.integer(bilingual('其他人的申请里提到此人', 'Named in applications of others'), 0, 1e6),
    ),
    data_to_delete: f.unversioned(f.details(bilingual('会删除', 'What goes'))),
    data_to_retain: f.unversioned(f.details(bilingual('会保留', 'What stays'))),
  },
  list: {
    columns: ['phone', 'stored_data'],
    lead: bilingual(
      '按手机号查找。每次查看都会记入操作记录。',
      'Found by phone. Each look is written to the audit log.',
    ),
    filters: { phone: f.phone(bilingual('手机号', 'Phone')) },
    async load({ filters }, context) {
      const phone = filters.phone as Phone;
      const storedData = describeStoredData(await loadPersonDataWithOutbox(phone, context));
      return onePage(storedData.length > 0 ? [{ phone, stored_data: storedData }] : []);
    },
  },
  view: {
    panels: [
      [bilingual('账号', 'Account'), 'phone', 'blocked', 'block_reason', 'account'],
      [bilingual('申请', 'Applications'), 'applications', 'mention_count'],
      [bilingual('登录', 'Sign-ins'), 'sign_ins'],
      [bilingual('邀请', 'Invitations'), 'invitations'],
      [bilingual('验证码', 'Codes'), 'codes'],
    ],
    load: loadPerson,
    loadSlowFields: loadPersonDetails,
  },
  operations: {
    export: personOperation({
      label: bilingual('导出全部资料', 'Export everything'),
      help: bilingual(
        '导出某人的全部资料（JSON）；控制台给的文件可直接交给本人：前半部分名称易懂、用北京时间，后半部分是原始记录',
        'Exports all stored data of a person as JSON; on the console first in readable form with times in China, then as stored',
      ),
      past: bilingual('导出了资料', 'exported what is kept'),
      access: hiddenExceptForSupportAndOwners,
      args: {},
      allowsStaleVersion: true,
      fileName: 'person.json',
      async run(_, { key }, context) {
        const data = {
          ...(await loadPersonDataWithOutbox(key as Phone, context)),
          elsewhere: excludedDataNotes,
        };
        const fileContent = (language: Language) =>
          JSON.stringify(toReadableExport(data, context.deployment, language), null, 2);
        return { data, fileContent };
      },
    }),
    block: personOperation({
      label: bilingual('封禁', 'Block'),
      help: bilingual(
        '封禁手机号：收不到验证码，表单不再受理，已登录的随即退出',
        'Blocks a phone: it gets no code, its forms are refused, and it is signed out',
      ),
      past: bilingual('封禁了手机号', 'blocked the phone'),
      access: hiddenExceptForSupportAndOwners,
      aliases: ['block phone'],
      args: {
        reason: f.optional(
          f.withHint(
            f.text(bilingual('原因（可不填）', 'Why (optional)'), 200),
            '会随「导出全部资料」交给本人',
            'Goes to the person with “Export everything”',
          ),
        ),
      },
      unavailableReason: ({ blocked }) =>
        blocked ? bilingual('已被封禁。', 'It is blocked already.') : null,
      confirmationQuestion: () =>
        bilingual(
          '封禁后，这个手机号收不到验证码，不能登录，表单不再受理，已登录的随即退出。随时可以解除。',
          'A blocked phone gets no code, cannot sign in, none of its forms is accepted, and it is signed out. It can be unblocked at any time.',
        ),
      async run({ reason }, { key }, context) {
        await addBlock({ kind: 'phone', value: key, reason }, context);
        return { message: bilingual(`${key} 已封禁。`, `${key} is blocked.`) };
      },
    }),
    unblock: personOperation({
      label: bilingual('解除封禁', 'Unblock'),
      help: bilingual('解除对手机号的封禁', 'Unblocks a phone'),
      past: bilingual('解除了封禁', 'unblocked the phone'),
      access: hiddenExceptForSupportAndOwners,
      aliases: ['unblock phone'],
      args: {},
      unavailableReason: ({ blocked }) =>
        blocked ? null : bilingual('没有被封禁。', 'It is not blocked.'),
      async run(_, { key }, context) {
        await removeBlock({ kind: 'phone', value: key }, context);
        return { message: unblockedPhoneMessage(key) };
      },
    }),
    erase: personOperation({
      label: bilingual('永久删除', 'Erase for good'),
      help: bilingual(
        '删除某人的全部资料，不能恢复',
        'Removes all stored data of a person permanently',
      ),
      past: bilingual('删除了全部资料', 'erased what was kept'),
      auditFields: {
        rows: f.count(bilingual('涉及的记录条数', 'Records')),
        applications: f.text(bilingual('本人的申请', 'Own applications')),
        area: f.text(bilingual('手机号区号', 'Area code of the phone')),
        mailStays: f.count(
          bilingual(
            '邮箱仍在别人的申请里（条）',
            'Applications of others that keep the mail address',
          ),
        ),
      },
      access: ownersOnlyVisibleToSupport,
      args: {},
      allowsStaleVersion: true,
      fieldsToConfirm: ['data_to_delete', 'data_to_retain'],
      unavailableReason: ({ data_to_delete }) =>
        data_to_delete?.length === 0
          ? bilingual('没有可删除的资料。', 'There is nothing to erase.')
          : null,
      async run(_, { key }, { db }) {
        const phone = key as Phone;
        const applications = await loadPersonApplications(db, phone);
        const plan = await planErasure(db, phone, applications);
        const counts = await erasePerson(db, phone, applications);
        const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
        const sharingCount = applications.sharingMail.length;
        const ownNumbers = applications.own.map(({ apply_no }) => groupApplicationNumber(apply_no));
        return {
          message: bilingual('已永久删除。', 'Erased for good.'),
          details: describeErasure(plan),
          data: plan,
          auditValues: {
            rows,
            ...(ownNumbers.length > 0 && { applications: ownNumbers.join(', ') }),
            area: splitPhone(phone).area_code,
            ...(sharingCount > 0 && { mailStays: sharingCount }),
          },
          subject: maskPhone(phone),
        };
      },
      finish: (_, { deployment }, key) => dropFromOutbox(deployment.outboxFile, isForPhone(key)),
    }),
  },
});
