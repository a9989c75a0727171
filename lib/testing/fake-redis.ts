/** As much of Redis as shared pages and changes of content use, for tests on machines without one. */
import type { Redis } from 'ioredis';

export class FakeRedis {
  readonly hashes = new Map<string, Map<string, string>>();
  readonly entries = new Map<string, { bytes: Buffer; seconds: number }>();
  /** Whether it does not answer. */
  away = false;
  asked = 0;
  private readonly waiting: (() => void)[] = [];

  private answer<T>(value: () => T): Promise<T> {
    this.asked += 1;
    return this.away
      ? Promise.reject(new Error('Connection is closed.'))
      : Promise.resolve(value());
  }

  hgetall(key: string) {
    return this.answer(() => Object.fromEntries(this.hashes.get(key) ?? []));
  }

  /** The one script there is: fields are raised, never lowered. */
  eval(_script: string, _keys: number, key: string, ...args: string[]) {
    return this.answer(() => {
      const hash = this.hashes.get(key) ?? new Map<string, string>();
      this.hashes.set(key, hash);
      for (let n = 0; n < args.length; n += 2) {
        const [field = '', value = ''] = [args[n], args[n + 1]];
        if (Number(value) > Number(hash.get(field) ?? 0)) hash.set(field, value);
      }
    });
  }

  getBuffer(key: string) {
    return this.answer(() => this.entries.get(key)?.bytes ?? null);
  }

  set(key: string, bytes: Buffer, _unit: 'EX', seconds: number) {
    return this.answer(() => {
      this.entries.set(key, { bytes, seconds });
      for (const called of this.waiting.splice(0)) called();
    });
  }

  /** When the first entry is there. */
  written(): Promise<void> {
    return this.entries.size > 0
      ? Promise.resolve()
      : new Promise((resolve) => void this.waiting.push(resolve));
  }

  flushall() {
    return this.answer(() => {
      this.hashes.clear();
      this.entries.clear();
    });
  }

  quit() {
    return Promise.resolve();
  }

  asClient(): Redis {
    return this as unknown as Redis;
  }
}
