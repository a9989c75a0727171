/** Building blocks of the simulated desktop app's modules. */

export type Args = Readonly<Record<string, unknown>>;
/** Sends the page a notification. */
export type Notify = (module: string, action: string, args?: unknown) => void;
export type Action = (args: Args, notify: Notify) => unknown;
export type SimulatedModules = Readonly<Record<string, Readonly<Record<string, Action>>>>;

/** An answer with a ret other than 0. */
export class Refusal extends Error {
  constructor(
    readonly ret: number,
    message: string,
  ) {
    super(message);
  }
}

export const acceptAction = () => ({});
/** A setting with its getter and setter. */
export function settingActions(name: string, value: unknown): Record<string, Action> {
  let current = value;
  return {
    [`Get${name}`]: () => ({ value: current }),
    [`Set${name}`]: (args) => {
      if (!('value' in args)) throw new Refusal(400, '缺少参数 value');
      current = args.value;
      return {};
    },
  };
}

/** Storage by key; a key that was never set is null. */
export function storageActions(name: string): Record<string, Action> {
  const values = new Map<unknown, unknown>();
  return {
    [`Get${name}`]: ({ key }) => ({ value: values.get(key) ?? null }),
    [`Set${name}`]: ({ key, value }) => {
      values.set(key, value);
      return {};
    },
  };
}
