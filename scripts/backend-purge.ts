/**
 * Has pages made anew after content was changed by other means than the commands here (SQL, a restored database):
 * `npm run backend:purge [-- releases news …]`, all without a tag. Every instance follows within 5 seconds.
 */
import { announceChange } from '@/lib/content-changes/announce';
import { contentTags, type ContentTag } from '@/lib/wire/content-tags';

const isTag = (text: string): text is ContentTag =>
  (contentTags as readonly string[]).includes(text);

async function main(asked: readonly string[]): Promise<void> {
  const unknown = asked.find((text) => !isTag(text));
  if (unknown !== undefined)
    throw new Error(`there is no tag ${unknown}; tags are ${contentTags.join(', ')}`);
  const tags = asked.length > 0 ? asked.filter(isTag) : contentTags;
  await announceChange(tags);
  console.info(`[content] changed: ${tags.join(', ')}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error('[content]', error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
