import { writeAuditEntry } from '@superbrowser/backend/records/audit-log';
import { uploadRecordType } from '@superbrowser/backend/admin/record-types/uploads';
import { runOperation } from '@superbrowser/backend/records/run-operation';
import { addPart, finishUpload, requireUpload } from '@superbrowser/backend/uploads/upload-records';
import { uploadRefusal } from '@superbrowser/backend/uploads/upload-refusal';
import {
  actorOf,
  createAuditContext,
  createOperationEnvironment,
} from '@superbrowser/console/lib/operation-environment';
import {
  jsonResponse,
  respondToError,
  authorizeUploadWrite,
  notFoundResponse,
  uploadAction,
  type UploadAccess,
  type UploadResponse,
} from '@superbrowser/console/lib/uploads/upload-requests';
import { maxPartBytes } from '@superbrowser/console/lib/uploads/upload-limits';

/** Milliseconds without data after which a connection counts as broken. */
const stallMs = 20_000;

async function* emptyBody(): AsyncGenerator<Uint8Array> {}

type Step = (id: string, access: UploadAccess, request: Request) => Promise<UploadResponse>;

const uploadSteps: Readonly<Record<string, Step>> = {
  /** `?at=<offset>`: writes the bytes of a part as they arrive. */
  async append(id, { context }, request) {
    if (Number(request.headers.get('content-length') ?? 0) > maxPartBytes)
      throw uploadRefusal('partTooLarge');
    const offset = Number(new URL(request.url).searchParams.get('at') ?? NaN);
    const body = (request.body as AsyncIterable<Uint8Array> | null) ?? emptyBody();
    const part = { offset, body, maxBytes: maxPartBytes, stallMs };
    return { received: await addPart(id, part, context, Date.now()) };
  },
  /** Marks an upload as complete and returns its SHA-256; a repeated request returns it again. */
  async finish(id, { staffMember, context }) {
    const upload = await requireUpload(id, context);
    const { received, sha256, file_name: subject } = await finishUpload(id, context, Date.now());
    const entry = { subject, auditValues: { bytes: received, sha256 } };
    if (!upload.done_at)
      await writeAuditEntry(null, 'uploads add', entry, await createAuditContext(staffMember.name));
    return { id, received, sha256 };
  },
  /** Cancels an upload. */
  async discard(id, { staffMember }) {
    const input = { targets: [{ key: id }], args: {} };
    await runOperation(
      uploadRecordType,
      'discard',
      input,
      actorOf(staffMember),
      await createOperationEnvironment(),
    );
    return { id };
  },
};

interface Params {
  readonly params: Promise<{ readonly id: string; readonly step: string }>;
}

/** Appends a part to an upload, completes it or cancels it, as the path says. */
export async function POST(request: Request, { params }: Params): Promise<Response> {
  const { id, step } = await params;
  const access = await authorizeUploadWrite(request, uploadAction(id));
  if (access instanceof Response) return access;
  const runStep = Object.hasOwn(uploadSteps, step) ? uploadSteps[step] : undefined;
  if (!runStep) return notFoundResponse();
  try {
    return jsonResponse(200, await runStep(id, access, request));
  } catch (error) {
    return respondToError(error);
  }
}
