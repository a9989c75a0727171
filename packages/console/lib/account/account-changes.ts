/** Changes of the staff member's own account: the password, the authenticator, the recovery codes. */
import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import {
  changeAuthenticator,
  changePassword,
  endSessions,
  replaceRecoveryCodes,
  findStaffById,
} from '@superbrowser/backend/staff/staff-accounts';
import { passwordIssue } from '@superbrowser/backend/staff/passwords';
import { createTotpSecret, matchTotpStep } from '@superbrowser/backend/staff/totp';
import { checkPassword, tryConsumeTotpCode } from '@superbrowser/backend/staff/sign-in';
import { writeAuditEntry } from '@superbrowser/backend/records/audit-log';
import type { BilingualText } from '@superbrowser/shared/bilingual-text';
import { instantText } from '@superbrowser/backend/records/fields/field-kinds';
import type { StaffRow } from '@superbrowser/backend/database/tables/staff';
import { createAuditContext } from '@superbrowser/console/lib/operation-environment';
import { storeResult, type FormResult } from '@superbrowser/console/lib/forms/form-results';
import type { SubmittedForm } from '@superbrowser/console/lib/forms/submitted-form';
import {
  sessionCookieName,
  consoleCookieOptions,
  sealSession,
  sessionSeconds,
} from '@superbrowser/console/lib/session';
import { minuteMs } from '@superbrowser/shared/durations';
import { RequestRefusal } from '@/lib/core/http/responses/refusal';
import { seal, unseal } from '@/lib/session/seal';
import { withHashingSlot } from './hashing-slots';

export const accountChangeNames = ['password', 'authenticator', 'recovery'] as const;
export type AccountChangeName = (typeof accountChangeNames)[number];

/**
 * The new secret of an authenticator. The form carries it, sealed, until a code proves that an authenticator has it.
 * @param earlierSecret the sealed secret of a refused form, which is used again because an authenticator has scanned it
 * already
 */
export async function sealNewSecret(
  staffId: string,
  earlierSecret: string | undefined,
): Promise<{ secret: string; sealedSecret: string }> {
  const scannedSecret = await unsealScannedSecret(earlierSecret, staffId);
  if (earlierSecret && scannedSecret) return { secret: scannedSecret, sealedSecret: earlierSecret };
  const secret = createTotpSecret();
  return { secret, sealedSecret: await seal({ secret, staff: staffId }, 'authenticator', 3_600) };
}

const secretClaimsSchema = z.object({ secret: z.string(), staff: z.string() });

async function unsealScannedSecret(
  sealedSecret: string | undefined,
  staffId: string,
): Promise<string | null> {
  const parsed = secretClaimsSchema.safeParse(await unseal(sealedSecret, 'authenticator'));
  return parsed.success && parsed.data.staff === staffId ? parsed.data.secret : null;
}

/** Why a change is refused. */
const refusalTexts = {
  current: { zh: '当前密码不对', en: 'This is not your current password' },
  busy: {
    zh: '系统正忙，请几秒后再试',
    en: 'The console is busy; try again in a few seconds',
  },
  short: { zh: '至少 12 个字符', en: 'Use at least 12 characters' },
  long: { zh: '最多 200 个字符', en: 'Use at most 200 characters' },
  common: { zh: '这个密码太常见，请换一个', en: 'This password is too common; choose another' },
  name: { zh: '密码里不要含登录名', en: 'Leave your own name out of the password' },
  same: { zh: '新密码不能和当前密码相同', en: 'Choose a password other than the current one' },
  different: { zh: '两次输入的新密码不一致', en: 'The two new passwords differ' },
  code: {
    zh: '验证码不对或已用过，请等下一个',
    en: 'This code is wrong or was used already; wait for the next one',
  },
  expired: {
    zh: '二维码已过期，请刷新页面后重新扫描',
    en: 'This QR code is no longer valid; reload the page and scan again',
  },
} as const;

type RefusalName = keyof typeof refusalTexts;

interface ChangeResult {
  readonly refusal?: { readonly field: string; readonly message: BilingualText };
  readonly recoveryCodes?: readonly string[];
}

const refusedResult = (field: string, reason: RefusalName): ChangeResult => ({
  refusal: { field, message: refusalTexts[reason] },
});

/** The refusal after too many wrong passwords, with the time when passwords are accepted again. */
const lockedResult = (lockedUntil: string): ChangeResult => {
  const at = instantText(
    new Date(Math.ceil(Date.parse(lockedUntil) / minuteMs) * minuteMs).toISOString(),
  );
  const message = {
    zh: `连续输错太多次，${at.zh} 之后再试`,
    en: `Too many wrong passwords; try again after ${at.en}`,
  };
  return { refusal: { field: 'current', message } };
};

type AccountContext = Awaited<ReturnType<typeof createAuditContext>>;
type AccountChange = (
  row: StaffRow,
  form: SubmittedForm,
  context: AccountContext,
) => Promise<ChangeResult>;

const setPassword: AccountChange = async (row, { values }, { db }) => {
  const issue = passwordIssue(values['password'] ?? '', row.name);
  if (issue) return refusedResult('password', issue);
  if (values['password'] !== values['repeated']) return refusedResult('repeated', 'different');
  if (values['password'] === values['current']) return refusedResult('password', 'same');
  await changePassword(db, row.staff_id, values['password'] ?? '');
  return {};
};

const setAuthenticator: AccountChange = async (row, { values }, { db, now }) => {
  const secret = await unsealScannedSecret(values['secret'], row.staff_id);
  if (!secret) return refusedResult('code', 'expired');
  const step = matchTotpStep(secret, values['code'] ?? '', now);
  if (step === null) return refusedResult('code', 'code');
  await changeAuthenticator(db, row.staff_id, { secret, step });
  return {};
};

const renewRecoveryCodes: AccountChange = async (row, { values }, { db, now }) => {
  if (!(await tryConsumeTotpCode(db, row, values['code'] ?? '', now)))
    return refusedResult('code', 'code');
  return { recoveryCodes: await replaceRecoveryCodes(db, row.staff_id) };
};

const changesByName: Readonly<Record<AccountChangeName, AccountChange>> = {
  password: setPassword,
  authenticator: setAuthenticator,
  recovery: renewRecoveryCodes,
};

async function attemptChange(
  changeName: AccountChangeName,
  form: SubmittedForm,
  context: AccountContext,
): Promise<ChangeResult> {
  const row = await findStaffById(context.db, form.staffMember.id);
  if (!row) return refusedResult('current', 'current');
  const credentials = {
    password: form.values['current'] ?? '',
    session: form.staffMember.sessionId,
  };
  try {
    return await withHashingSlot(async () => {
      const result = await checkPassword(context.db, row, credentials, context.now);
      if (typeof result === 'object') return lockedResult(result.lockedUntil);
      return result === 'right'
        ? changesByName[changeName](row, form, context)
        : refusedResult('current', 'current');
    }, row.staff_id);
  } catch (error) {
    if (error instanceof RequestRefusal) return refusedResult('current', 'busy');
    throw error;
  }
}

const doneTexts: Readonly<Record<AccountChangeName, BilingualText>> = {
  password: {
    zh: '密码已更换，其他设备上的登录都已退出。',
    en: 'Your password is changed, and you are signed out on all other devices.',
  },
  authenticator: {
    zh: '验证器已更换，以后只认新的；其他设备上的登录都已退出。',
    en: 'Your authenticator is changed: only the new one counts. You are signed out on all other devices.',
  },
  recovery: {
    zh: '备用码已重新生成，旧的全部作废。新的只显示这一次，请马上打印或存好。',
    en: 'These are your new recovery codes; the old ones no longer work. They are shown this once: print or store them now.',
  },
};

/**
 * The result for the next page. Of the entered values, it contains only the sealed secret whose QR code was scanned.
 */
function describeResult(
  changeName: AccountChangeName,
  result: ChangeResult,
  { values }: SubmittedForm,
): FormResult {
  const verb = `account ${changeName}`;
  const { refusal, recoveryCodes } = result;
  if (!refusal)
    return {
      kind: 'done',
      verb,
      message: doneTexts[changeName],
      ...(recoveryCodes && { recoveryCodes: [...recoveryCodes] }),
    };
  const fields = { [refusal.field]: refusal.message };
  const keptValues: Record<string, string> =
    changeName === 'authenticator' ? { secret: values['secret'] ?? '' } : {};
  return { kind: 'refused', verb, values: keptValues, fields };
}

/** Ends all other sessions after a change. This session continues with a new cookie. */
async function endOtherSessions(staffId: string, { db, now }: AccountContext): Promise<void> {
  await endSessions(db, staffId, now);
  const sealedSession = await sealSession(staffId, now + 1);
  (await cookies()).set(sessionCookieName(), sealedSession, consoleCookieOptions(sessionSeconds));
}

/**
 * Changes the account, after checking the current password. A refusal is not thrown but stored as the result for the
 * next page. A success ends all other sessions.
 */
export async function changeOwnAccount(
  changeName: AccountChangeName,
  form: SubmittedForm,
): Promise<void> {
  const { id, staffMember } = form;
  const context = await createAuditContext(staffMember.name);
  const result = await attemptChange(changeName, form, context);
  if (!result.refusal) {
    await endOtherSessions(staffMember.id, context);
    await writeAuditEntry(null, `account ${changeName}`, { subject: staffMember.name }, context);
  }
  await storeResult(
    context.db,
    { id, staffId: staffMember.id, now: context.now },
    describeResult(changeName, result, form),
  );
}
