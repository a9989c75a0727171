import { CopyButton } from '@/components/ui/copy-button';
import type { MessageGroup } from '@/lib/core/i18n/pick-messages';

export type LinkMessages = MessageGroup<'partnersLinks.builder'>;

/** The full link, to select or to copy. */
export function LinkBox({ messages, link }: { messages: LinkMessages; link: string }) {
  return (
    <>
      <h3 className="text-sm text-text-3">{messages.link}</h3>
      <p
        id="promoter-link"
        className="mt-2 rounded-md bg-mist px-4 py-3 font-mono text-[0.9375rem] leading-normal wrap-anywhere text-text select-all"
      >
        {link}
      </p>
      <CopyButton
        value={link}
        label={messages.copy}
        copiedLabel={messages.copied}
        failedLabel={messages.copyFailed}
        className="-ml-2 text-[0.9375rem] font-bold text-blue-600 hover:text-blue-800"
      />
    </>
  );
}
