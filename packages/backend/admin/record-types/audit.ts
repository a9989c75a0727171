/** The audit log as records: changes, and views of personal data. */
import 'server-only';
import {
  groupApplicationNumber,
  parseApplicationNumber,
} from '@superbrowser/contract/forms/application-number';
import { bilingualFrom, bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import { maskPhone } from '../../common/phone';
import type { Db } from '../../database/open-database';
import { parseTypedInstant, parseRangeEnd } from '../../common/parse-instant';
import {
  findOperationOfEntry,
  describePast,
  type HistoryEntry,
  type LoggedAction,
} from '../../records/audit-log';
import {
  defineRecordType,
  isRecordType,
  keyChoicesOf,
  keyNameOf,
  type OperationGroup,
  type RecordType,
} from '../../records/record-type';
import { hiddenExceptForOwners } from '../../records/access';
import { formatActor } from '../../records/fields/format-value';
import { formatAuditEntry } from '../../records/format-audit-entry';
import type { Reference } from '../../records/displayed-values';
import * as f from '../../records/fields/field-kinds';
import type { AuthorizedContext } from '../../records/authorized-context';

interface ListedEntry {
  at: string;
  who: BilingualText;
  done: BilingualText;
  subject: Reference | null;
  change: BilingualText;
  request: string | null;
}

const createExportAction = (past: BilingualText): LoggedAction => ({
  past,
  auditFields: {
    from: f.text(bilingual('从哪天起', 'Since')),
    // The name of `from` in entries of earlier versions.
    since: f.text(bilingual('从哪天起', 'Since')),
  },
});

/** Actions outside operations: signing in, changes of the caller's own account, completed uploads, and exports. */
const actionsWithoutOperation: Readonly<Record<string, LoggedAction>> = {
  'sign in': {
    past: bilingual('登录', 'signed in'),
    auditFields: {
      byRecoveryCode: f.yesNo(bilingual('用备用码登录', 'By a recovery code')),
    },
  },
  'account password': { past: bilingual('更换了密码', 'changed their own password') },
  'account authenticator': { past: bilingual('更换了验证器', 'changed their own authenticator') },
  'account recovery': { past: bilingual('重新生成了备用码', 'made new recovery codes') },
  'account sign-out': { past: bilingual('退出了全部登录', 'signed out everywhere') },
  'uploads add': {
    past: bilingual('上传了安装包', 'uploaded a package'),
    auditFields: {
      bytes: f.count(bilingual('字节数', 'Bytes')),
      sha256: f.code(bilingual('SHA-256', 'SHA-256')),
    },
  },
  'export applications': createExportAction(
    bilingual('导出了全部申请', 'exported all applications'),
  ),
  'export accounts': createExportAction(bilingual('导出了全部账号', 'exported all accounts')),
  'export events': createExportAction(bilingual('导出了访问统计', 'exported the analytics events')),
  'export log': createExportAction(bilingual('导出了访问统计', 'exported the analytics events')),
  'export screenshot': { past: bilingual('导出了截图', 'exported a screenshot') },
};
const viewedText = bilingual('查看了', 'looked at it');

const wasRemoved = ({ before, after }: HistoryEntry) => before !== null && after === null;

/** The record keys of entries about a person: the masked phone, and the numbers of their applications. */
async function findSubjectsOfPhone(db: Db, subject: string): Promise<string[]> {
  const { success, data } = f.phone(viewedText).schema.safeParse(subject);
  if (!success) return [];
  const rows = await db
    .selectFrom('applications')
    .select('apply_no')
    .where('phone', '=', data)
    .execute();
  return [maskPhone(data), ...rows.map(({ apply_no }) => groupApplicationNumber(apply_no))];
}

/** An application number as audit entries contain it, from any spelling; empty for other text. */
function applicationKeys(subject: string): string[] {
  const number = parseApplicationNumber(subject);
  return number ? [groupApplicationNumber(number)] : [];
}

/** Everyone who has an audit entry, as choices of the filter. */
async function loadActorChoices({ db }: AuthorizedContext) {
  const rows = await db.selectFrom('audit_lines').select('who').distinct().orderBy('who').execute();
  return Object.fromEntries(rows.map(({ who }) => [who, bilingual(who, who)]));
}

interface StoredAuditEntry extends HistoryEntry {
  readonly subject: string | null;
  readonly request_id: string | null;
}

/** @param groups all groups an entry may belong to */
export function defineAuditRecordType(groups: readonly OperationGroup[]): RecordType {
  const groupOf = (verb: string) =>
    groups.find(
      (group) =>
        findOperationOfEntry(group, verb) !== null ||
        (isRecordType(group) && verb === `${group.name} show`),
    );
  function toListedEntry(entry: StoredAuditEntry): ListedEntry {
    const group = groupOf(entry.verb);
    const operation = group && findOperationOfEntry(group, entry.verb);
    const action = operation ?? actionsWithoutOperation[entry.verb];
    const past = action && describePast(action, entry.detail);
    const title = group && isRecordType(group) ? group.title : null;
    return {
      at: entry.at,
      who: bilingualFrom((language) => formatActor(entry, language)),
      done: bilingualFrom((language) => {
        const done = past ?? (group ? viewedText : null);
        return [title?.[language], done?.[language] ?? entry.verb].filter(Boolean).join(' · ');
      }),
      subject: entry.subject === null ? null : referenceTo(group, entry.subject, wasRemoved(entry)),
      change: bilingualFrom((language) => formatAuditEntry(entry, group, action, language)),
      request: entry.request_id?.slice(0, 8) ?? null,
    };
  }
  /** The record that an entry is about, as a link. A masked phone is not linked, because it identifies no record. */
  function referenceTo(group: OperationGroup | undefined, key: string, isGone: boolean): Reference {
    const text = keyNameOf(group, key);
    const recordType = !isGone && group && isRecordType(group) && group.view ? group : null;
    const canOpen = recordType?.fields[recordType.key]?.schema.safeParse(key).success ?? false;
    return { text, ...(recordType && canOpen && { record: { name: recordType.name, key } }) };
  }
  /** The stored keys of records that entries display by this name. */
  const keysOf = (subject: string): string[] =>
    groups.flatMap((group) =>
      Object.entries(keyChoicesOf(group)).flatMap(([key, { label }]) =>
        [label.zh, label.en].includes(subject) ? [key] : [],
      ),
    );
  const kindFilter = f.choice(bilingual('看还是改', 'Reads or changes'), {
    reads: { label: bilingual('只看查看', 'Reads only') },
    changes: { label: bilingual('查看以外', 'All but reads') },
  });
  return defineRecordType<ListedEntry>({
    name: 'audit',
    title: bilingual('操作记录', 'Audit log'),
    key: 'at',
    access: hiddenExceptForOwners,
    fields: {
      at: f.instant(bilingual('时间', 'When')),
      who: f.bilingualText(bilingual('谁', 'Who')),
      done: f.bilingualText(bilingual('做了什么', 'What')),
      subject: f.reference(bilingual('对象', 'Which')),
      change: f.bilingualText(bilingual('改动', 'Change')),
      request: f.code(bilingual('请求编号', 'Request')),
    },
    list: {
      columns: ['at', 'who', 'done', 'subject', 'change', 'request'],
      filters: {
        from: f.optional(f.dayOrInstant(bilingual('从哪天起', 'First day'))),
        until: f.optional(f.dayOrInstant(bilingual('到哪天', 'Last day'))),
        by: f.optional(
          f.withLoadedChoices(
            f.text(bilingual('只看某人', 'Of one person only'), 80),
            loadActorChoices,
          ),
        ),
        subject: f.optional(
          f.withHint(
            f.text(bilingual('对象', 'Which'), 200),
            '编号、名字、完整手机号（连同此人的申请）或后四位',
            'A number, a name, a whole phone (with the person’s applications) or its last four digits',
          ),
        ),
        kind: f.optional(kindFilter),
      },
      async load({ filters, page, size }, { db }) {
        const { from, until, by, subject, kind } = filters as Readonly<Record<string, string>>;
        f.requireDaysInOrder(filters, 'from', 'until');
        let query = db.selectFrom('audit_lines');
        if (from) query = query.where('at', '>=', parseTypedInstant(from) ?? '');
        if (until) query = query.where('at', '<', parseRangeEnd(until) ?? '');
        if (by) query = query.where('who', '=', by);
        const phoneEndPattern = /^\d{4}$/.test(subject ?? '') && `%****${subject}`;
        if (subject) {
          const subjects = [
            subject,
            ...(await findSubjectsOfPhone(db, subject)),
            ...keysOf(subject),
            ...applicationKeys(subject),
          ];
          query = query.where(({ eb, or }) =>
            or([
              eb('subject', 'in', subjects),
              ...(phoneEndPattern ? [eb('subject', 'like', phoneEndPattern)] : []),
            ]),
          );
        }
        if (kind) query = query.where('verb', kind === 'reads' ? 'like' : 'not like', '% show');
        const countRow = await query
          .select(({ fn }) => fn.countAll<number | string>().as('total'))
          .executeTakeFirstOrThrow();
        const total = Number(countRow.total);
        const pageCount = Math.max(1, Math.ceil(total / size));
        const shownPage = Math.min(page, pageCount);
        const rows = await query
          .select(['at', 'who', 'source', 'system_user', 'verb', 'subject', 'detail'])
          .select(['before', 'after', 'request_id'])
          .orderBy('at', 'desc')
          .orderBy('audit_id')
          .limit(size)
          .offset((shownPage - 1) * size)
          .execute();
        return { rows: rows.map(toListedEntry), total, page: shownPage, pageCount };
      },
    },
    operations: {},
  });
}
