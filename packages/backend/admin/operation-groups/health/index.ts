/** The state of the site: its parts, database, disks, last backup, and open deliveries to the operator's system. */
import 'server-only';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import { loadBackupStatus, type BackupStatus } from '../../../backup/backup-status';
import { operationWithoutRecord } from '../../../records/record-type';
import type { LabeledValue } from '../../../records/displayed-values';
import { allStaff } from '../../../records/access';
import { instantText } from '../../../records/fields/field-kinds';
import type { AuthorizedContext } from '../../../records/authorized-context';
import { loadDeliveryBacklog, type DeliveryBacklog } from './delivery-backlog';
import {
  measureDatabase,
  measureDisks,
  folderLabels,
  type DatabaseSize,
  type Disk,
} from './measure-storage';
import {
  labelOfServicePart,
  loadMeasuredServiceParts,
  type MeasuredServicePart,
} from './service-parts';

export interface Health {
  readonly database: DatabaseSize;
  readonly disks: readonly Disk[];
  /** Null where an upstream manages applications. */
  readonly webhooks: DeliveryBacklog | null;
  readonly parts: readonly MeasuredServicePart[];
  /** Reported with an upstream too, because this database then still has the site's own data. */
  readonly backup: BackupStatus;
}

async function measureHealth({ db, now, deployment }: AuthorizedContext): Promise<Health> {
  const hasWebhook = deployment.applicationWebhook !== null;
  return {
    database: await measureDatabase(db, deployment),
    disks: await measureDisks(deployment),
    webhooks: deployment.hasUpstream ? null : await loadDeliveryBacklog(db, now, hasWebhook),
    parts: await loadMeasuredServiceParts(db, now),
    backup: await loadBackupStatus(db, now),
  };
}

const formatBytes = (bytes: number): string =>
  bytes < 1024 ** 3
    ? `${(bytes / 1024 ** 2).toFixed(1)} MB`
    : `${(bytes / 1024 ** 3).toFixed(1)} GB`;

const describeDisk = ({ folders, free, total }: Disk): LabeledValue => {
  const names = folders.map((name) => folderLabels[name]);
  const label = bilingual(
    `磁盘（${names.map(({ zh }) => zh).join('、')}）`,
    `Disk (${names.map(({ en }) => en.toLowerCase()).join(', ')})`,
  );
  const text = bilingual(
    `剩 ${formatBytes(free)}，共 ${formatBytes(total)}`,
    `${formatBytes(free)} free of ${formatBytes(total)}`,
  );
  return { name: `disk ${folders.join(' ')}`, label, text };
};

const describePart = ({
  part,
  minute,
  answered,
  failed,
  failing_since,
}: MeasuredServicePart): LabeledValue => {
  const at = instantText(failing_since ?? minute);
  const text = failing_since
    ? bilingual(`${at.zh} 起不可用`, `down since ${at.en}`)
    : bilingual(
        `${at.zh} 有 ${answered - failed} 次成功、${failed} 次失败`,
        `${at.en}: ${answered - failed} succeeded, ${failed} failed`,
      );
  return { name: part, label: labelOfServicePart(part), text };
};

const deliveriesText = ({
  isConfigured,
  waiting,
  attempted,
}: DeliveryBacklog): LabeledValue['text'] =>
  isConfigured
    ? bilingual(
        `${waiting} 条未送达，其中 ${attempted} 条已试过`,
        `${waiting} not delivered, ${attempted} of them tried`,
      )
    : bilingual(`没有设置通知地址，${waiting} 条等待发送`, `no address is set; ${waiting} wait`);

/** The report for the command line. The console shows the same parts. */
const describeHealth = ({ database, disks, webhooks, parts, backup }: Health): LabeledValue[] => [
  {
    name: 'database',
    label: bilingual('数据库', 'Database'),
    text: [database.kind, database.bytes && formatBytes(database.bytes)].filter(Boolean).join(', '),
  },
  ...disks.map(describeDisk),
  {
    name: 'backup',
    label: bilingual('最近一次备份', 'Last backup'),
    text: backup.last ? instantText(backup.last) : bilingual('还没有备份过', 'none yet'),
  },
  ...(webhooks
    ? [
        {
          name: 'webhooks',
          label: bilingual('给业务系统（webhook）的通知', 'Webhook calls to your own system'),
          text: deliveriesText(webhooks),
        },
      ]
    : []),
  ...parts.map(describePart),
];

export const healthOperations = {
  name: 'health',
  operations: {
    show: operationWithoutRecord()({
      label: bilingual('运行状况', 'Health'),
      help: bilingual(
        '看网站的运行状况：各部分、数据库、磁盘、最近一次备份、未送达的通知',
        'Shows the state of the site: its parts, database, disks, last backup, and calls to your system that are not delivered',
      ),
      past: bilingual('看了运行状况', 'looked at the health'),
      access: allStaff,
      isUnaudited: true,
      args: {},
      async run(_, __, context) {
        const data = await measureHealth(context);
        return { data, details: describeHealth(data) };
      },
    }),
  },
};
