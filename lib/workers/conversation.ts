/** Questions and answers between the first process and a worker, over the channel Node gives them. */

/** What can be asked: by name, what goes along and what comes back. Both travel as JSON. */
export type Talk = Readonly<Record<string, { readonly given: unknown; readonly value: unknown }>>;

/** The channel, from one end. */
export interface Line {
  /** False when nobody is at the other end. */
  readonly send: (message: unknown) => boolean;
  readonly onMessage: (hear: (message: unknown) => void) => void;
}

export type Answers<T extends Talk> = {
  readonly [Name in keyof T]: (
    given: T[Name]['given'],
  ) => T[Name]['value'] | Promise<T[Name]['value']>;
};

/** @throws Error when the other end is gone, fails, or says nothing in time */
export type Ask<T extends Talk> = <Name extends keyof T & string>(
  name: Name,
  given: T[Name]['given'],
  waitMs?: number,
) => Promise<T[Name]['value']>;

type Message =
  | {
      readonly site: 'question';
      readonly id: number;
      readonly name: string;
      readonly given: unknown;
    }
  | {
      readonly site: 'answer';
      readonly id: number;
      readonly value?: unknown;
      readonly fault?: string;
    };

/** Others use the channel too: Node itself, and libraries. */
const isOurs = (message: unknown): message is Message =>
  ['question', 'answer'].includes(String((message as Partial<Message> | null)?.site));

/** Nobody waits for long: what is asked for is a number in memory. */
const defaultWaitMs = 1_000;

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Begins to answer, and to ask.
 * @param answers what this end knows
 */
export function converse<Here extends Talk, There extends Talk>(
  line: Line,
  answers: Answers<Here>,
): Ask<There> {
  const waiting = new Map<number, Waiting>();
  let asked = 0;

  async function answer(id: number, name: string, given: unknown): Promise<void> {
    try {
      const known = answers[name];
      if (!known) throw new Error(`nobody here knows ${name}`);
      line.send({ site: 'answer', id, value: await known(given) } satisfies Message);
    } catch (error) {
      line.send({ site: 'answer', id, fault: String(error) } satisfies Message);
    }
  }

  line.onMessage((message) => {
    if (!isOurs(message)) return;
    if (message.site === 'question') return void answer(message.id, message.name, message.given);
    const { id, value, fault } = message;
    const asker = waiting.get(id);
    if (fault === undefined) asker?.resolve(value);
    else asker?.reject(new Error(fault));
  });

  return (name, given, waitMs = defaultWaitMs) =>
    new Promise((resolve, reject) => {
      const id = (asked += 1);
      const over = () => {
        clearTimeout(timer);
        waiting.delete(id);
      };
      const fail = (error: Error) => {
        over();
        reject(error);
      };
      const timer = setTimeout(() => fail(new Error(`${name}: no answer`)), waitMs);
      waiting.set(id, {
        resolve: (value) => {
          over();
          resolve(value as never);
        },
        reject: fail,
      });
      if (!line.send({ site: 'question', id, name, given } satisfies Message))
        fail(new Error(`${name}: nobody there`));
    });
}
