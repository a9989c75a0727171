import type { Messages } from 'next-intl';

/** Dotted paths to the groups of the messages, e.g. `inviteRefund.panel` or `forms.code`. */
type GroupPath<T, Depth extends number[] = []> = Depth['length'] extends 3
  ? never
  : {
      [Key in keyof T & string]: T[Key] extends string
        ? never
        : Key | `${Key}.${GroupPath<T[Key], [...Depth, 0]>}`;
    }[keyof T & string];

type MessageAt<T, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? MessageAt<T[Head], Rest>
    : never
  : Path extends keyof T
    ? T[Path]
    : never;

export type MessageGroupPath = GroupPath<Messages>;

/** The texts of a group, by their keys. */
export type MessageGroup<Path extends MessageGroupPath> = MessageAt<Messages, Path>;

/**
 * The unchanged texts of a group, for client components that fill in the `{names}` themselves.
 * @param t a translator of all messages: `getTranslations()` or `useTranslations()` without a namespace
 */
export const pickMessages = <Path extends MessageGroupPath>(
  t: { raw(key: never): unknown },
  path: Path,
): MessageGroup<Path> => t.raw(path as never) as MessageGroup<Path>;

/** The groups at these paths, by path, for `ClientMessages`. */
export function pickMessageGroups(
  messages: Messages,
  paths: readonly MessageGroupPath[],
): { [Path in MessageGroupPath]?: object } {
  const groupAt = (path: string): object => {
    let node: unknown = messages;
    for (const key of path.split('.')) node = (node as Readonly<Record<string, unknown>>)[key];
    return node as object;
  };
  return Object.fromEntries(paths.map((path) => [path, groupAt(path)]));
}
