import { TextLink } from '@/components/ui/text-link';
import type { Block } from '@/lib/content/blocks';
import { TextTable } from './text-table';

/** A text's blocks, one after the other, in a measure that reads well. */
export function Body({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="max-w-[42em] text-[17px] leading-[1.85] text-text-2 en:leading-[1.75]">
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return <p className="mt-4">{block.text}</p>;
    case 'heading':
      return (
        <h2
          id={block.id}
          className="mt-12 scroll-mt-6 text-[22px] leading-snug text-text md:text-[26px] print:break-after-avoid"
        >
          {block.text}
        </h2>
      );
    case 'list':
      return <ItemList ordered={block.ordered} items={block.items} />;
    case 'table':
      return <TextTable caption={block.caption} head={block.head} rows={block.rows} />;
    case 'note':
      return (
        <div className="mt-6 border-l-4 border-blue-600 bg-blue-50 px-5 py-4 print:break-inside-avoid">
          <p className="font-bold text-text">{block.title}</p>
          <p className="mt-1">{block.text}</p>
        </div>
      );
    case 'code':
      return (
        <figure className="mt-6 overflow-hidden rounded-md bg-ink-900 text-on-ink">
          <figcaption className="border-b border-ink-line px-5 py-2 text-xs text-on-ink-2">
            {block.label}
          </figcaption>
          <code className="block px-5 py-4 font-mono text-sm leading-7 wrap-anywhere whitespace-pre-wrap">
            {block.text}
          </code>
        </figure>
      );
    case 'link':
      return (
        <p className="mt-3 print:hidden">
          <TextLink page={block.path} suffix={block.suffix}>{block.text}</TextLink>
        </p>
      );
    case 'web':
      return (
        <p className="mt-3 print:hidden">
          <TextLink href={block.url}>{block.text}</TextLink>
        </p>
      );
  }
}

function ItemList({ ordered, items }: { ordered: boolean; items: readonly string[] }) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className="mt-4 grid gap-2.5">
      {items.map((item, index) => (
        <li key={item} className="grid grid-cols-[28px_1fr] print:break-inside-avoid">
          {ordered ? (
            <span aria-hidden="true" className="font-num font-bold text-blue-600">
              {index + 1}
            </span>
          ) : (
            <span aria-hidden="true" className="mt-[0.8em] h-0.5 w-3 bg-blue-600" />
          )}
          <span>{item}</span>
        </li>
      ))}
    </Tag>
  );
}
