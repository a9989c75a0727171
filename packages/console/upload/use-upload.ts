'use client';

import { useEffect, useRef, useState } from 'react';
import {
  beginSending,
  discardSent,
  UploadRejectedError,
  sendFile,
  type SendOptions,
  type UploadHandle,
} from './send-file';

export type Phase =
  'idle' | 'sending' | 'waiting' | 'counting' | 'paused' | 'done' | 'failed' | 'canceled';

export interface UploadState {
  readonly phase: Phase;
  readonly file: File | null;
  /** Id and token of the upload; null before it begins. */
  readonly upload: UploadHandle | null;
  readonly received: number;
  /** Seconds until the next attempt. */
  readonly seconds: number;
  /** The server's reason for the failure. */
  readonly message: string | null;
  readonly sha256: string;
}

/** An unfinished upload, which the same file resumes. */
export interface OpenUpload extends UploadHandle {
  readonly file: string;
  readonly size: number;
}

const nothing: UploadState = {
  phase: 'idle',
  file: null,
  upload: null,
  received: 0,
  seconds: 0,
  message: null,
  sha256: '',
};

interface UploadProps {
  /** The token for beginning the next upload. */
  readonly token: string;
  readonly open: readonly OpenUpload[];
  readonly language: 'zh' | 'en';
}

/** Refusals after which resuming is impossible, because the server no longer has the upload. */
const unrecoverableCodes = new Set(['gone', 'name', 'large']);

/** Sends a chosen file, and resumes where it stopped after a pause, a broken connection or a reload. */
export function useUpload({ token: first, open, language }: UploadProps) {
  const [state, setState] = useState(nothing);
  const token = useRef(first);
  const control = useRef<AbortController>(undefined);
  const change = (more: Partial<UploadState>) => setState((now) => ({ ...now, ...more }));
  useEffect(() => () => control.current?.abort(), []);

  function sendOptionsFor(file: File, { signal }: AbortController): SendOptions {
    return {
      signal,
      onProgress: (received) =>
        change({ received, phase: received < file.size ? 'sending' : 'counting' }),
      onWaiting: (ms) => change({ phase: 'waiting', seconds: Math.round(ms / 1_000) }),
    };
  }

  function fail(error: unknown) {
    const response = error instanceof UploadRejectedError ? error.response : {};
    token.current = response.next ?? token.current;
    change({ phase: 'failed', message: response.words?.[language] ?? null });
    if (unrecoverableCodes.has(response.code ?? '')) change({ upload: null, received: 0 });
  }

  async function begin(file: File, sending: SendOptions): Promise<UploadHandle> {
    const { id = '', key = '', next } = await beginSending(file, token.current, sending);
    token.current = next ?? token.current;
    return { id, key };
  }

  async function send(file: File, known: UploadHandle | null) {
    const mine = new AbortController();
    control.current = mine;
    const sending = sendOptionsFor(file, mine);
    change({ file, upload: known, phase: 'sending', message: null });
    try {
      const upload = known ?? (await begin(file, sending));
      change({ upload });
      change({ phase: 'done', sha256: await sendFile(file, upload, sending) });
    } catch (error) {
      if (!mine.signal.aborted) fail(error);
    }
  }

  const choose = (file: File) => {
    setState(nothing);
    const same = open.find((one) => one.file === file.name && one.size === file.size);
    return send(file, same ? { id: same.id, key: same.key } : null);
  };
  const pause = () => {
    control.current?.abort();
    change({ phase: 'paused' });
  };
  const goOn = () => state.file && send(state.file, state.upload);
  const cancel = async () => {
    control.current?.abort();
    const { file, upload } = state;
    try {
      if (file && upload) await discardSent(upload, sendOptionsFor(file, new AbortController()));
      setState({ ...nothing, phase: 'canceled' });
    } catch (error) {
      fail(error);
    }
  };
  return { state, choose, pause, goOn, cancel };
}
