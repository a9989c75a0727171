/** Works through a list, twelve at a time. */
export async function runForEach<T>(
  list: readonly T[],
  action: (item: T) => Promise<void>,
): Promise<void> {
  const items = list[Symbol.iterator]();
  const runNext = async () => {
    for (const item of items) await action(item);
  };
  await Promise.all(Array.from({ length: 12 }, runNext));
}
