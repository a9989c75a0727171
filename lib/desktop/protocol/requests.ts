import { DesktopError, type DesktopErrorReason } from '../error';
import type { DesktopResponse } from './frames';
import { drawRequestId } from './request-id';

/** Longest wait for an answer, from the moment the page asked (W3). */
export const requestTimeoutMs = 30_000;

export interface RequestDraft {
  readonly module: string;
  readonly action: string;
  readonly args?: unknown;
}

interface Entry {
  readonly draft: RequestDraft;
  readonly resolve: (response: DesktopResponse) => void;
  readonly reject: (error: DesktopError) => void;
  readonly timer: ReturnType<typeof setTimeout>;
  /** Drawn when it is sent. */
  id?: string;
}

/** @returns false when the socket is not open; throws when the draft is no JSON */
export type Send = (requestId: string, draft: RequestDraft) => boolean;

/**
 * Requests on their way. Each settles exactly once (W3): by its answer, after 30 s, or when the
 * connection closes; a later answer to it is ignored.
 */
export class Requests {
  /** Asked before the connection was ready, oldest first. */
  #waiting: Entry[] = [];
  readonly #sent = new Map<string, Entry>();

  constructor(private readonly random: () => number) {}

  /** How many have not settled. */
  get open(): number {
    return this.#waiting.length + this.#sent.size;
  }

  /** Takes a request; it leaves with the next {@link flush}. */
  send(draft: RequestDraft): Promise<DesktopResponse> {
    return this.#enter(draft, (entry) => this.#waiting.push(entry));
  }

  /** Sends one past the queue: what belongs to the connection itself. */
  sendNow(draft: RequestDraft, send: Send): Promise<DesktopResponse> {
    return this.#enter(draft, (entry) => {
      if (!this.#send(entry, send)) this.#fail(entry, 'closed');
    });
  }

  /** Sends those that wait, in their order; what the socket does not take waits on. */
  flush(send: Send): void {
    while (this.#waiting[0] && this.#send(this.#waiting[0], send)) this.#waiting.shift();
  }

  /** @returns false when nothing waits for this answer: unknown, late or a second one */
  settle(response: DesktopResponse): boolean {
    const entry = this.#sent.get(response.requestId);
    if (!entry) return false;
    this.#forget(entry);
    if (response.ret === 0) entry.resolve(response);
    else entry.reject(new DesktopError('client', response));
    return true;
  }

  /** The connection went: what was sent on it gets no answer any more; what waits, waits on. */
  failSent(): void {
    [...this.#sent.values()].forEach((entry) => this.#fail(entry, 'closed'));
  }

  /** The answer is no longer wanted. */
  failAll(): void {
    [...this.#sent.values(), ...this.#waiting].forEach((entry) => this.#fail(entry, 'stopped'));
  }

  #enter(draft: RequestDraft, begin: (entry: Entry) => void): Promise<DesktopResponse> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#fail(entry, 'timeout'), requestTimeoutMs);
      const entry: Entry = { draft, resolve, reject, timer };
      begin(entry);
    });
  }

  /** @returns whether the entry is off the queue: sent, or failed for good */
  #send(entry: Entry, send: Send): boolean {
    const id = drawRequestId(Date.now(), this.random, (accepted) => this.#sent.has(accepted));
    try {
      if (!send(id, entry.draft)) return false;
    } catch {
      this.#settleBadly(entry, 'unsendable');
      return true;
    }
    entry.id = id;
    this.#sent.set(id, entry);
    return true;
  }

  #fail(entry: Entry, reason: DesktopErrorReason): void {
    this.#waiting = this.#waiting.filter((waiting) => waiting !== entry);
    this.#settleBadly(entry, reason);
  }

  #settleBadly(entry: Entry, reason: DesktopErrorReason): void {
    this.#forget(entry);
    entry.reject(new DesktopError(reason));
  }

  #forget({ id, timer }: Entry): void {
    clearTimeout(timer);
    if (id !== undefined) this.#sent.delete(id);
  }
}
