'use client';

import { useEffect, useRef, useState } from 'react';
import type { Language } from '@superbrowser/shared/bilingual-text';
import {
  beginSending,
  discardUpload,
  UploadRefusedError,
  sendFile,
  type SendOptions,
  type UploadHandle,
} from './send-file';

type Phase = 'idle' | 'sending' | 'waiting' | 'hashing' | 'paused' | 'done' | 'failed' | 'canceled';

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

/** An unfinished upload, which is resumed when the same file is chosen again. */
export interface UnfinishedUpload extends UploadHandle {
  readonly file: string;
  readonly size: number;
}

const idleState: UploadState = {
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
  readonly unfinishedUploads: readonly UnfinishedUpload[];
  readonly language: Language;
}

/** Refusals after which resuming is impossible: the upload is gone, or the file itself is not accepted. */
const unrecoverableCodes = new Set(['gone', 'invalidFile', 'tooLarge']);

/** Sends a chosen file, and resumes where it stopped after a pause, a broken connection or a reload. */
export function useUpload({ token: initialToken, unfinishedUploads, language }: UploadProps) {
  const [state, setState] = useState(idleState);
  const token = useRef(initialToken);
  const currentAbort = useRef<AbortController>(undefined);
  const changeState = (changes: Partial<UploadState>) =>
    setState((current) => ({ ...current, ...changes }));
  useEffect(() => () => currentAbort.current?.abort(), []);

  function sendOptionsFor(file: File, { signal }: AbortController): SendOptions {
    return {
      signal,
      onProgress: (received) =>
        changeState({ received, phase: received < file.size ? 'sending' : 'hashing' }),
      onWaiting: (ms) => changeState({ phase: 'waiting', seconds: Math.round(ms / 1_000) }),
    };
  }

  function showFailure(error: unknown) {
    const response = error instanceof UploadRefusedError ? error.response : {};
    token.current = response.next ?? token.current;
    changeState({ phase: 'failed', message: response.message?.[language] ?? null });
    if (unrecoverableCodes.has(response.code ?? '')) changeState({ upload: null, received: 0 });
  }

  async function beginUpload(file: File, options: SendOptions): Promise<UploadHandle> {
    const {
      id = '',
      token: uploadToken = '',
      next,
    } = await beginSending(file, token.current, options);
    token.current = next ?? token.current;
    return { id, token: uploadToken };
  }

  async function sendUpload(file: File, existingUpload: UploadHandle | null) {
    const abortController = new AbortController();
    currentAbort.current = abortController;
    const options = sendOptionsFor(file, abortController);
    changeState({ file, upload: existingUpload, phase: 'sending', message: null });
    try {
      const upload = existingUpload ?? (await beginUpload(file, options));
      changeState({ upload });
      changeState({ phase: 'done', sha256: await sendFile(file, upload, options) });
    } catch (error) {
      if (!abortController.signal.aborted) showFailure(error);
    }
  }

  const choose = (file: File) => {
    setState(idleState);
    const existing = unfinishedUploads.find(
      (upload) => upload.file === file.name && upload.size === file.size,
    );
    return sendUpload(file, existing ? { id: existing.id, token: existing.token } : null);
  };
  const pause = () => {
    currentAbort.current?.abort();
    changeState({ phase: 'paused' });
  };
  const resume = () => state.file && sendUpload(state.file, state.upload);
  const cancel = async () => {
    currentAbort.current?.abort();
    const { file, upload } = state;
    try {
      if (file && upload) await discardUpload(upload, sendOptionsFor(file, new AbortController()));
      setState({ ...idleState, phase: 'canceled' });
    } catch (error) {
      showFailure(error);
    }
  };
  return { state, choose, pause, resume, cancel };
}
