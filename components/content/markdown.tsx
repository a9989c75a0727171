import 'server-only';
import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { linkTarget, parsePictureAddress } from '@superbrowser/contract/content/check-markdown';
import { plainText, type MarkdownNode } from '@superbrowser/contract/content/markdown';
import { recommendedLineText } from '@/components/releases/recommended-line-text';
import { RequirementTable } from '@/components/releases/requirement-table';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/routing';
import { hasPage, type PagePath } from '@/lib/pages';
import { TextTable } from '@/components/ui/text-table';

/** Renders a text's blocks in a readable width. No HTML strings: a node type without a case is not rendered. */
export function Markdown({ root }: { root: MarkdownNode }) {
  const locale = useLocale();
  return (
    <div className="company:max-w-[42em] company:leading-[1.85] company:en:leading-[1.75] text-[1.0625rem] text-text-2">
      {renderChildren(root, locale)}
    </div>
  );
}

interface NodeProps {
  readonly node: MarkdownNode;
  readonly locale: Locale;
}

const renderChildren = ({ children }: MarkdownNode, locale: Locale): ReactNode =>
  children.map((child, index) => <Fragment key={index}>{renderNode(child, locale)}</Fragment>);

/** Target of a link in the reader's language; null for a refused target. */
function hrefOf({ label }: MarkdownNode, locale: Locale): string | null {
  const target = linkTarget(label, { hasPage });
  if (target.kind === 'page')
    return pagePath(locale, target.path as PagePath, target.suffix as '' | `#${string}`);
  if (target.kind === 'anchor') return `#${target.id}`;
  return target.kind === 'web' ? target.url : null;
}

function renderNode(node: MarkdownNode, locale: Locale): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <Paragraph node={node} locale={locale} />;
    case 'heading':
      return <Heading node={node} locale={locale} />;
    case 'list':
      return <List node={node} locale={locale} />;
    case 'table':
      return <Table node={node} locale={locale} />;
    case 'note':
      return <Note node={node} locale={locale} />;
    case 'code':
      return (
        <figure className="mt-6 overflow-hidden rounded-md bg-ink-900 text-on-ink">
          <figcaption className="border-b border-ink-line px-5 py-2 text-xs text-on-ink-2">
            {node.label}
          </figcaption>
          <code className="company:leading-[1.75rem] block px-5 py-4 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
            {node.text.replace(/\n$/, '')}
          </code>
        </figure>
      );
    case 'text':
    case 'break':
      return node.text;
    case 'strong':
      return <strong className="text-text">{renderChildren(node, locale)}</strong>;
    case 'em':
      return <em>{renderChildren(node, locale)}</em>;
    case 'codeSpan':
      return (
        <code className="company:text-[0.9em] rounded-sm bg-mist px-1.5 py-0.5 font-mono wrap-anywhere">
          {node.text}
        </code>
      );
    case 'link':
      return <InlineLink node={node} locale={locale} />;
    case 'image':
      return <Figure node={node} />;
    default:
      return null;
  }
}

function Heading({ node, locale }: NodeProps) {
  if (node.tag === 'h3')
    return (
      <h3
        id={node.label}
        className="company:print:break-after-avoid mt-8 scroll-mt-6 text-[1.1875rem] leading-snug text-text"
      >
        {renderChildren(node, locale)}
      </h3>
    );
  return (
    <h2
      id={node.label}
      className="company:print:break-after-avoid mt-12 scroll-mt-6 text-[1.375rem] leading-snug text-text md:text-[1.625rem]"
    >
      {renderChildren(node, locale)}
    </h2>
  );
}

function InlineLink({ node, locale }: NodeProps) {
  const href = hrefOf(node, locale);
  if (!href) return renderChildren(node, locale);
  return (
    <a href={href} className="text-blue-700 underline underline-offset-4 hover:text-blue-800">
      {renderChildren(node, locale)}
    </a>
  );
}

/** Blocks that articles insert: a paragraph that is only one of these names in braces becomes the block. */
const insertedBlocks: Readonly<Record<string, () => ReactNode>> = {
  '{requirements}': RequirementTable,
  '{recommendation}': Recommendation,
};

function Recommendation() {
  return <p className="mt-4">{recommendedLineText(useTranslations('release'))}</p>;
}

/** A link that is a whole paragraph gets an arrow; a picture that is a whole paragraph becomes a figure. */
function Paragraph({ node, locale }: NodeProps) {
  const [firstChild, secondChild] = node.children;
  const Block = insertedBlocks[plainText(node)];
  if (Block) return <Block />;
  if (firstChild?.type === 'image' && !secondChild) return <Figure node={firstChild} />;
  const href = firstChild?.type === 'link' && !secondChild ? hrefOf(firstChild, locale) : null;
  if (!firstChild || !href) return <p className="mt-4">{renderChildren(node, locale)}</p>;
  return (
    <p className="mt-3 print:hidden">
      <TextLink href={href}>{renderChildren(firstChild, locale)}</TextLink>
    </p>
  );
}

function Note({ node, locale }: NodeProps) {
  return (
    <div className="mt-6 border-l-4 border-blue-600 bg-blue-50 px-5 py-4 print:break-inside-avoid">
      <p className="font-bold text-text">{node.label}</p>
      {node.children.map((child, index) =>
        child.type === 'paragraph' ? (
          <p key={index} className="mt-1">
            {renderChildren(child, locale)}
          </p>
        ) : (
          <Fragment key={index}>{renderNode(child, locale)}</Fragment>
        ),
      )}
    </div>
  );
}

function Figure({ node }: Pick<NodeProps, 'node'>) {
  const picture = parsePictureAddress(node.label);
  if (!picture) return null;
  const { src, width, height } = picture;
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={plainText(node)}
      loading="lazy"
      decoding="async"
      className="mt-6 h-auto max-w-full rounded-md"
    />
  );
}

const isBlock = ({ type }: MarkdownNode) => type === 'paragraph' || type === 'list';

function List({ node, locale }: NodeProps) {
  const Tag = node.tag === 'ol' ? 'ol' : 'ul';
  return (
    <Tag className="mt-4 grid gap-2.5">
      {node.children.map((item, index) => {
        const Box = item.children.some(isBlock) ? 'div' : 'span';
        return (
          <li key={index} className="grid grid-cols-[28px_1fr] print:break-inside-avoid">
            {Tag === 'ol' ? (
              <span aria-hidden="true" className="font-num font-bold text-blue-600">
                {index + 1}
              </span>
            ) : (
              <span aria-hidden="true" className="company:mt-[0.8em] h-0.5 w-3 bg-blue-600" />
            )}
            <Box>{renderChildren(item, locale)}</Box>
          </li>
        );
      })}
    </Tag>
  );
}

function Table({ node, locale }: NodeProps) {
  const [head, body] = node.children;
  const columns = head?.children[0]?.children ?? [];
  return (
    <TextTable
      caption={node.label}
      head={columns.map((cell) => renderChildren(cell, locale))}
      labels={columns.map(plainText)}
      rows={(body?.children ?? []).map((row) =>
        row.children.map((cell) => renderChildren(cell, locale)),
      )}
    />
  );
}
