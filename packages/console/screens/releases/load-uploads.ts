/** Loads uploads for the screen of a new release. */
import 'server-only';
import { listRecords } from '@superbrowser/backend/records/read-records';
import { uploadRecordType } from '@superbrowser/backend/admin/record-types/uploads';
import { createFormToken } from '@superbrowser/console/lib/forms/form-token';
import {
  actorOf,
  createOperationEnvironment,
} from '@superbrowser/console/lib/operation-environment';
import { uploadAction } from '@superbrowser/console/lib/uploads/upload-requests';
import type { SignedInStaff } from '@superbrowser/console/lib/session';

export interface UploadWithToken {
  readonly id: string;
  readonly file: string;
  readonly size: number;
  readonly received: number;
  /** Null until the upload is complete. */
  readonly sha256: string | null;
  readonly by: string;
  readonly begun: string;
  /** The token with which this staff member may resume the upload. */
  readonly token: string;
}

/** The first 1,000 unpublished uploads. @throws OperationError 403 or 404 for a role that may not list them */
export async function loadUploadsWithTokens(
  staffMember: SignedInStaff,
): Promise<UploadWithToken[]> {
  const query = { size: '1000' };
  const { rows } = await listRecords(
    uploadRecordType,
    query,
    actorOf(staffMember),
    await createOperationEnvironment(),
  );
  return Promise.all(
    rows.map(async (row) => {
      const upload = row as unknown as Omit<UploadWithToken, 'token'>;
      return { ...upload, token: await createFormToken(uploadAction(upload.id), staffMember) };
    }),
  );
}
