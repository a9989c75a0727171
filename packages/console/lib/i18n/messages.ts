/** The files of packages/console/messages: each holds blocks, which are namespaces below `console`. */
import type account from '@superbrowser/console/messages/zh-CN/account.json';
import type content from '@superbrowser/console/messages/zh-CN/content.json';
import type health from '@superbrowser/console/messages/zh-CN/health.json';
import type shared from '@superbrowser/console/messages/zh-CN/shared.json';

export type ConsoleMessages = typeof account & typeof content & typeof health & typeof shared;

const messageFiles = ['account', 'content', 'health', 'shared'] as const;

/** All messages of a language. */
export async function loadConsoleMessages(locale: string): Promise<ConsoleMessages> {
  const loaded = await Promise.all(
    messageFiles.map(async (name) => {
      const file = (await import(`../../messages/${locale}/${name}.json`)) as { default: object };
      return file.default;
    }),
  );
  return Object.assign({}, ...loaded) as ConsoleMessages;
}
