/** Commands about the installation: backup, restore, and a test of the SMS gateway. */
import 'server-only';
import { randomInt } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { retentionDays } from '@superbrowser/contract/site-data/retention-days';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import { maskPhone, splitPhone } from '../../common/phone';
import {
  requireWebhook,
  webhookTrialFields,
  tryWebhook,
  webhookTrialResult,
  unsetSettingReason,
} from '../record-types/webhooks/try-webhook';
import { operationWithoutRecord, type OperationGroup } from '../../records/record-type';
import { hiddenExceptForOwners } from '../../records/access';
import { refusalError } from '../../common/operation-error';
import type { LabeledValue } from '../../records/displayed-values';
import * as f from '../../records/fields/field-kinds';
import type { DeploymentContext } from '../../deployment-context';
import { formatCodeMessage } from '../../verification-codes/code-message';
import { backupFileName, removeOldBackups } from '../../backup/old-backups';
import { copyPackages, packageCopiesFolderName } from '../../backup/package-copies';
import { restoreBackup } from '../../backup/restore';
import { createSnapshot } from '../../backup/snapshot';

const quoteForShell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * @returns the path of the SQLite file
 * @throws OperationError for PostgreSQL, with the pg_restore command for the backup
 */
function requireSqliteFile({ database }: DeploymentContext, file: string): string {
  if ('file' in database) return database.file;
  // Without --clean, pg_restore fails on a database in use. With --clean it would leave tables that a newer version
  // added.
  const command = `pg_restore --no-owner --single-transaction --dbname=${quoteForShell(database.postgres)} ${quoteForShell(file)}`;
  throw refusalError(
    bilingual(
      `数据在 PostgreSQL 里。先把现有数据库改名、新建一个空的（docs/operations/backup.md；密码放在 ~/.pgpass 或 PGPASSWORD），再运行：${command}`,
      `The records are in PostgreSQL. Rename the database and create an empty one (docs/operations/backup.md; the password in ~/.pgpass or PGPASSWORD), then: ${command}`,
    ),
  );
}

/** Labels of the results of backup and restore, in the order of printing. */
const resultLabels = {
  file: bilingual('文件', 'File'),
  size: bilingual('大小（字节）', 'Bytes'),
  sha256: bilingual('SHA-256', 'SHA-256'),
  applications: bilingual('申请', 'Applications'),
  accounts: bilingual('账号', 'Accounts'),
  packages: bilingual('复制的安装包', 'Packages copied'),
  removed: bilingual('删除的旧备份', 'Old backups removed'),
  replaced: bilingual('原来的数据移到', 'What was there is in'),
} as const;
type BackupResult = Readonly<Partial<Record<keyof typeof resultLabels, string | number | null>>>;

const describeBackup = (result: BackupResult): LabeledValue[] =>
  (Object.keys(resultLabels) as (keyof typeof resultLabels)[]).flatMap((name) => {
    const value = result[name] ?? null;
    return value === null ? [] : [{ name, label: resultLabels[name], text: String(value) }];
  });

const hasTrailingSeparator = (target: string) => target.endsWith(sep);
const isFolderTarget = async (target: string) =>
  hasTrailingSeparator(target) || ((await stat(target).catch(() => null))?.isDirectory() ?? false);

/**
 * How many copies stay by default: as many as the days for which copies may be kept, because a copy is made each night.
 */
const defaultBackupsToKeep = retentionDays.backups;

const backupOperation = operationWithoutRecord()({
  label: bilingual('备份', 'Back up'),
  help: bilingual(
    '备份数据库（网站可以同时运行）；给文件夹则连同安装包',
    'Copies the database while the site runs; a folder as target also gets the packages',
  ),
  past: bilingual('备份了数据库', 'backed the database up'),
  auditFields: {
    bytes: f.count(bilingual('字节数', 'Bytes')),
    sha256: f.code(resultLabels.sha256),
  },
  access: hiddenExceptForOwners,
  isCommandOnly: true,
  args: {
    target: f.text(
      bilingual(
        '文件夹（文件名带时间，安装包放在其中的 files），或新文件的名字',
        'a folder (the copy is named by its time, packages go into files in it), or the name of a new file',
      ),
      1_000,
    ),
    keep: f.optional(
      f.integer(
        bilingual(
          `文件夹里留几份，默认 ${defaultBackupsToKeep}；超过 ${retentionDays.backups} 天的一律删除`,
          `copies that stay in the folder, ${defaultBackupsToKeep} unless given; none stays longer than ${retentionDays.backups} days`,
        ),
        1,
        1_000,
      ),
    ),
  },
  positional: ['target'],
  async prepare({ target, keep = defaultBackupsToKeep }, { db, now, deployment }) {
    const { database, downloadDir } = deployment;
    if (!(await isFolderTarget(target)))
      return { ...(await createSnapshot(db, database, resolve(target))), packages: null };
    const name = backupFileName(now, 'file' in database ? 'db' : 'dump');
    const snapshot = await createSnapshot(db, database, resolve(target, name));
    // Packages are copied after the database. A package is stored before its row, so every row's package exists by now.
    const packages = downloadDir
      ? await copyPackages(downloadDir, resolve(target, packageCopiesFolderName), {
          isRestore: false,
        })
      : null;
    const removedCount = await removeOldBackups(resolve(target), now, keep);
    return { ...snapshot, packages, removed: removedCount };
  },
  run: (_, __, ___, result) =>
    Promise.resolve({
      data: result,
      details: describeBackup(result),
      subject: result.file,
      auditValues: { bytes: result.size, sha256: result.sha256 },
    }),
});

const restoreOperation = operationWithoutRecord()({
  label: bilingual('恢复备份', 'Restore'),
  help: bilingual('恢复备份（先停掉网站）', 'Restores a backup; stop the site first'),
  past: bilingual('恢复了备份', 'restored a backup'),
  auditFields: { setAside: f.text(resultLabels.replaced) },
  access: hiddenExceptForOwners,
  isCommandOnly: true,
  args: {
    file: f.text(
      bilingual(
        '备份文件，如 superbrowser-2026-11-22-030000.db',
        'the backup, like superbrowser-2026-11-22-030000.db',
      ),
      1_000,
    ),
    replace: f.flag(
      bilingual(
        '已有数据时也恢复：原来的移到 DATA_DIR 下的 replaced-….db',
        'also over records: those go into replaced-….db in DATA_DIR',
      ),
    ),
  },
  positional: ['file'],
  async beforeDatabaseOpens({ file, replace }, deployment, now) {
    const databaseFile = requireSqliteFile(deployment, file);
    const from = resolve(file);
    const result = await restoreBackup(from, databaseFile, { mayReplace: replace, now });
    const { downloadDir } = deployment;
    const source = join(dirname(from), packageCopiesFolderName);
    const packages = downloadDir
      ? await copyPackages(source, downloadDir, { isRestore: true })
      : null;
    return { ...result, packages };
  },
  run: (_, __, ___, result) =>
    Promise.resolve({
      data: result,
      details: describeBackup(result),
      subject: result.file,
      auditValues: { setAside: result.replaced },
    }),
});

const testSmsOperation = operationWithoutRecord()({
  label: bilingual('测试短信', 'Test message'),
  help: bilingual(
    '让短信网关发一条测试短信（其中的验证码无效）',
    'Sends a test message through the gateway; its code is not valid',
  ),
  past: bilingual('发了测试短信', 'sent a test message'),
  auditFields: webhookTrialFields,
  access: hiddenExceptForOwners,
  isCommandOnly: true,
  args: { phone: f.phone(bilingual('手机号', 'telephone number')) },
  positional: ['phone'],
  prepare({ phone }, { deployment }) {
    const webhook = requireWebhook(deployment.smsWebhook, unsetSettingReason('SMS_WEBHOOK_URL'));
    const { area_code, digits } = splitPhone(phone);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const message = { area_code, phone: digits, channel: 'sms', purpose: 'login', code } as const;
    return tryWebhook(webhook, { ...message, text: formatCodeMessage(message), test: true });
  },
  run: ({ phone }, _, __, callResult) =>
    Promise.resolve({ ...webhookTrialResult(callResult), subject: maskPhone(phone) }),
});

export const installationCommands: OperationGroup = {
  name: '',
  operations: { backup: backupOperation, restore: restoreOperation, 'test-sms': testSmsOperation },
};
