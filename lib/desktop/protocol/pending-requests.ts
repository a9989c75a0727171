import { DesktopError, type DesktopErrorReason } from '../desktop-error';
import type { DesktopResponse } from './frames';
import { createRequestId } from './request-id';

/** Longest wait for an answer, counted from the page's request (W3). */
export const requestTimeoutMs = 30_000;

interface RequestDraft {
  readonly module: string;
  readonly action: string;
  readonly args?: unknown;
}

interface PendingRequest {
  readonly draft: RequestDraft;
  readonly resolve: (response: DesktopResponse) => void;
  readonly reject: (error: DesktopError) => void;
  readonly timer: ReturnType<typeof setTimeout>;
  /** Set when the request is sent. */
  id?: string;
}

/** @returns false when the socket is not open; throws when the draft cannot be written as JSON */
export type Send = (requestId: string, draft: RequestDraft) => boolean;

/**
 * Unsettled requests. Each settles exactly once (W3): by its answer, after 30 s, when the connection closes or is
 * stopped, or when it cannot be sent; later answers are ignored.
 */
export class PendingRequests {
  /** Requested before the connection was ready, oldest first. */
  #waitingEntries: PendingRequest[] = [];
  readonly #sentEntryById = new Map<string, PendingRequest>();

  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  get unsettledCount(): number {
    return this.#waitingEntries.length + this.#sentEntryById.size;
  }

  /** Queues a request; it is sent by the next {@link flush}. */
  enqueue(draft: RequestDraft): Promise<DesktopResponse> {
    return this.#addEntry(draft, (entry) => this.#waitingEntries.push(entry));
  }

  /** Sends a message of the connection itself at once, without queueing it. */
  sendNow(draft: RequestDraft, send: Send): Promise<DesktopResponse> {
    return this.#addEntry(draft, (entry) => {
      if (!this.#sendEntry(entry, send)) this.#failEntry(entry, 'closed');
    });
  }

  /** Sends waiting requests in order; requests that the socket does not accept keep waiting. */
  flush(send: Send): void {
    while (this.#waitingEntries[0] && this.#sendEntry(this.#waitingEntries[0], send))
      this.#waitingEntries.shift();
  }

  /** @returns false when nothing waits for this answer: unknown, late or repeated */
  settle(response: DesktopResponse): boolean {
    const entry = this.#sentEntryById.get(response.requestId);
    if (!entry) return false;
    this.#removeEntry(entry);
    if (response.ret === 0) entry.resolve(response);
    else entry.reject(new DesktopError('refused', response));
    return true;
  }

  /** Fails the sent requests, because the connection closed; waiting requests keep waiting. */
  failSent(): void {
    [...this.#sentEntryById.values()].forEach((entry) => this.#failEntry(entry, 'closed'));
  }

  /** Fails all requests, because their answers are no longer needed. */
  failAll(): void {
    [...this.#sentEntryById.values(), ...this.#waitingEntries].forEach((entry) =>
      this.#failEntry(entry, 'stopped'),
    );
  }

  #addEntry(draft: RequestDraft, begin: (entry: PendingRequest) => void): Promise<DesktopResponse> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#failEntry(entry, 'timeout'), requestTimeoutMs);
      const entry: PendingRequest = { draft, resolve, reject, timer };
      begin(entry);
    });
  }

  /** @returns whether the entry has left the queue: sent, or failed */
  #sendEntry(entry: PendingRequest, send: Send): boolean {
    const id = createRequestId(Date.now(), this.#random, (candidateId) =>
      this.#sentEntryById.has(candidateId),
    );
    try {
      if (!send(id, entry.draft)) return false;
    } catch {
      this.#rejectEntry(entry, 'unsendable');
      return true;
    }
    entry.id = id;
    this.#sentEntryById.set(id, entry);
    return true;
  }

  #failEntry(entry: PendingRequest, reason: DesktopErrorReason): void {
    this.#waitingEntries = this.#waitingEntries.filter((waiting) => waiting !== entry);
    this.#rejectEntry(entry, reason);
  }

  #rejectEntry(entry: PendingRequest, reason: DesktopErrorReason): void {
    this.#removeEntry(entry);
    entry.reject(new DesktopError(reason));
  }

  #removeEntry({ id, timer }: PendingRequest): void {
    clearTimeout(timer);
    if (id !== undefined) this.#sentEntryById.delete(id);
  }
}
