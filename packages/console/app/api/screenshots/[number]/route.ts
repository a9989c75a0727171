import { applicationRecordType } from '@superbrowser/backend/admin/record-types/applications';
import { OperationError } from '@superbrowser/backend/common/operation-error';
import { openRecord } from '@superbrowser/backend/records/read-records';
import { parseApplicationNumber } from '@superbrowser/contract/forms/application-number';
import {
  actorOf,
  createOperationEnvironment,
} from '@superbrowser/console/lib/operation-environment';
import { findCurrentStaff } from '@superbrowser/console/lib/session';

interface Params {
  readonly params: Promise<{ readonly number: string }>;
}

/** Allowed picture types with their file extensions. Any other type is answered with 404. */
const extensionByMediaType: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

async function findScreenshotRow(number: string) {
  const staffMember = await findCurrentStaff();
  if (!staffMember || staffMember.mustChangePassword) return null;
  const environment = await createOperationEnvironment();
  await openRecord(applicationRecordType, number, actorOf(staffMember), environment);
  return environment.db
    .selectFrom('application_pictures')
    .select(['media_type', 'base64'])
    .where('apply_no', '=', parseApplicationNumber(number) ?? '')
    .executeTakeFirst();
}

/**
 * The screenshot of an application, for staff who may see the application. A view is audited like that of the record
 * ({@link openRecord}).
 */
export async function GET(_: Request, { params }: Params): Promise<Response> {
  const { number } = await params;
  const screenshot = await findScreenshotRow(number).catch((error: unknown) => {
    if (error instanceof OperationError) return null;
    throw error;
  });
  const extension = screenshot && extensionByMediaType[screenshot.media_type];
  if (!screenshot || !extension) return new Response(null, { status: 404 });
  return new Response(Buffer.from(screenshot.base64, 'base64'), {
    headers: {
      'Content-Type': screenshot.media_type,
      'Content-Disposition': `inline; filename="${parseApplicationNumber(number)}.${extension}"`,
      // If the picture is opened directly, it runs no scripts and loads nothing.
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  });
}
