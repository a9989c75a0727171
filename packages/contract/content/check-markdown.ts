/** Rules for a Markdown text, reported by line: what may be written, where links may lead, which pictures exist. */
import 'server-only';
import type { BilingualText } from '@superbrowser/shared/bilingual-text';
import { parseUrl } from '@superbrowser/shared/parse-url';
import { pictureDimensions, picturePath, parsePictureName } from './picture-name';
import type { Issue } from './issues';
import {
  captionPattern,
  exceededLimit,
  markdownLimits,
  plainText,
  type MarkdownNode,
} from './markdown';

/** Messages for the author, English first. `{detail}` is the text at issue. */
const issueTexts = {
  bytes: [
    `is larger than ${markdownLimits.bytes / 1_000} KB`,
    `超过 ${markdownLimits.bytes / 1_000} KB`,
  ],
  lines: [`has more than ${markdownLimits.lines} lines`, `超过 ${markdownLimits.lines} 行`],
  lineLength: [
    `has more than ${markdownLimits.lineLength} characters`,
    `超过 ${markdownLimits.lineLength} 个字符`,
  ],
  columns: [`has more than ${markdownLimits.columns} columns`, `超过 ${markdownLimits.columns} 列`],
  unsupported: ['is not supported: {detail}', '不支持：{detail}'],
  html: ['HTML is not supported, write Markdown: {detail}', '不支持 HTML，请用 Markdown：{detail}'],
  unpaired: ['these signs are not paired: {detail}', '标记没有成对：{detail}'],
  level: ['headings are ## or ###', '标题只有 ## 与 ### 两级'],
  anchor: [
    'an anchor is lower-case letters, digits and hyphens: {detail}',
    '锚点须为小写字母、数字与连字符：{detail}',
  ],
  duplicate: ['the anchor is used twice: {detail}', '锚点重复：{detail}'],
  noteTitle: ['a note begins with **its title**', '提示块须以 **标题** 开头'],
  caption: ['a table needs a line “Table: …” above it', '表格上方须有一行「表：说明」'],
  tableRule: ['the second row of a table is | --- | --- |', '表格第二行须为 | --- | --- |'],
  cells: ['a row has more or fewer cells than the head', '一行的格数与表头不同'],
  unclosed: ['this block of code has no end', '代码块没有结尾'],
  codeLabel: ['code needs a label behind the ```', '代码块的 ``` 后面须写标签'],
  empty: ['has no text', '没有文字'],
  page: ['links to a page that does not exist: {detail}', '链接的页面不存在：{detail}'],
  missingAnchor: [
    'links to an anchor that is not in this text: {detail}',
    '文中没有这个锚点：{detail}',
  ],
  https: [
    'a link is https, a page of this site or #anchor: {detail}',
    '链接须为 https、本站页面或 #锚点：{detail}',
  ],
  userinfo: [
    'a link must not contain a user name or password: {detail}',
    '链接里不能有用户名或密码：{detail}',
  ],
  picture: ['there is no uploaded picture {detail}', '没有上传过图片 {detail}'],
  alt: ['a picture needs a description in the brackets', '图片须在方括号里写说明'],
  section: [
    'a section is “## offers: title”, “## own <kind>: title”, “## rules: title” or “## faq: title”',
    '段落标题须为「## offers: 标题」「## own <类型>: 标题」「## rules: 标题」或「## faq: 标题」',
  ],
  sectionTwice: ['the section {detail} is used twice', '段落 {detail} 重复'],
  place: ['has no place in this section', '这一段里不能有这种内容'],
  paragraphs: ['has more than one paragraph', '只能有一段文字'],
  plain: [
    'bold text, links, code and pictures are not supported in a campaign: {detail}',
    '活动的文字里不能有粗体、链接、代码与图片：{detail}',
  ],
} as const satisfies Record<string, readonly [en: string, zh: string]>;
export type MarkdownIssueCode = keyof typeof issueTexts;

function fillMessage(code: MarkdownIssueCode, detail: string): BilingualText {
  const printableDetail = detail.replace(/\p{Cc}/gu, ' ').slice(0, 60);
  const [en, zh] = issueTexts[code];
  return {
    en: en.replace('{detail}', () => printableDetail),
    zh: zh.replace('{detail}', () => printableDetail),
  };
}

export const markdownIssue = (line: number, code: MarkdownIssueCode, detail = ''): Issue => ({
  line,
  field: '',
  message: fillMessage(code, detail),
});

export interface ContentPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** What the rules need to know about the site. */
export interface SiteLookups {
  /** @param path of a page without its language, e.g. `/news` */
  readonly hasPage: (path: string) => boolean;
  /** @param name of a picture; only called with well-formed names */
  readonly hasPicture: (name: string) => boolean;
}

/**
 * The picture of an address such as `upload:3f…9a-800x450.png`, with the size from its name; null for other addresses.
 */
export function parsePictureAddress(
  address: string,
): (ContentPicture & { readonly name: string }) | null {
  const [, name = ''] = /^upload:(.+)$/.exec(address) ?? [];
  const pictureName = parsePictureName(name);
  const dimensions = pictureName && pictureDimensions(pictureName.id);
  return dimensions
    ? { name, src: picturePath(pictureName.id, pictureName.mediaType), ...dimensions }
    : null;
}

type LinkTarget =
  | { readonly kind: 'page'; readonly path: string; readonly suffix: string }
  | { readonly kind: 'anchor'; readonly id: string }
  | { readonly kind: 'web'; readonly url: string }
  | { readonly kind: 'refused'; readonly code: 'page' | 'https' | 'userinfo' };

const refusedLink = (code: 'page' | 'https' | 'userinfo'): LinkTarget => ({
  kind: 'refused',
  code,
});

/**
 * The target of a link. The renderer also calls this function, so that a link refused here never becomes an `href`. A
 * host in another alphabet is returned as punycode, as browsers show it.
 */
export function linkTarget(href: string, { hasPage }: Pick<SiteLookups, 'hasPage'>): LinkTarget {
  if (/^#[a-z][a-z0-9-]*$/.test(href)) return { kind: 'anchor', id: href.slice(1) };
  const [, path = '', suffix = ''] = /^(\/(?!\/)[^?#]*)([?#][!-~]*)?$/.exec(href) ?? [];
  if (path) return hasPage(path) ? { kind: 'page', path, suffix } : refusedLink('page');
  const url = parseUrl(href);
  if (url?.protocol !== 'https:' || href.length > 1_000) return refusedLink('https');
  // A user name before the host makes another site look like a known one.
  return url.username || url.password ? refusedLink('userinfo') : { kind: 'web', url: url.href };
}

type Report = (node: MarkdownNode, code: MarkdownIssueCode, detail?: string) => void;
/** @param lineAt returns the source line that is this number of lines below the first line of the node */
type Rule = (
  node: MarkdownNode,
  report: Report,
  site: SiteLookups,
  lineAt: (below: number) => string,
) => void;

const countCells = (row: string): number =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length;

/** How an author writes an unsupported token, by the token's name. */
const markupByToken: Readonly<Record<string, string>> = { hr: '---', s: '~~', nesting: '>>> …' };

/** Rules by node type. Types that are not listed need no check of their own. */
const nodeRules: Partial<Record<MarkdownNode['type'], Rule>> = {
  unsupported: (node, report) => report(node, 'unsupported', markupByToken[node.text] ?? node.text),
  heading(node, report) {
    if (node.tag !== 'h2' && node.tag !== 'h3') report(node, 'level');
    if (!/^[a-z][a-z0-9-]{0,59}$/.test(node.label)) report(node, 'anchor', node.label);
    if (!plainText(node).trim()) report(node, 'empty');
  },
  note(node, report) {
    if (!node.label) report(node, 'noteTitle');
  },
  paragraph(node, report, _, lineAt) {
    const start = captionPattern.test(lineAt(0)) ? lineAt(1) : lineAt(0);
    if (/^\s*\|/.test(start)) report(node, 'tableRule');
  },
  table(node, report) {
    if (!node.label) report(node, 'caption');
  },
  // The parser fills short rows and cuts long ones, so the cells are counted in the source.
  row(node, report, _, lineAt) {
    if (countCells(lineAt(0)) !== node.children.length) report(node, 'cells');
  },
  code(node, report, _, lineAt) {
    if (!node.label) report(node, 'codeLabel');
    if (!/^[\s>]*(?:`{3}|~{3})/.test(lineAt(node.text.split('\n').length)))
      report(node, 'unclosed');
  },
  text(node, report, _, lineAt) {
    const tag = /<[/!?a-z][^<>]*>/i.exec(node.text)?.[0];
    if (tag) report(node, 'html', tag);
    // Asterisks that remain in a text made nothing bold. They are reported, unless a backslash shows that they are
    // meant literally.
    if (node.text.includes('**') && /(?<!\\)\*\*/.test(lineAt(0))) report(node, 'unpaired', '**');
  },
  link(node, report, site) {
    const target = linkTarget(node.label, site);
    if (target.kind === 'refused') report(node, target.code, node.label);
    if (!plainText(node).trim()) report(node, 'empty');
  },
  image(node, report, { hasPicture }) {
    const picture = parsePictureAddress(node.label);
    if (!picture || !hasPicture(picture.name)) report(node, 'picture', node.label);
    if (!plainText(node).trim()) report(node, 'alt');
  },
};

function visitNodes(node: MarkdownNode, visit: (node: MarkdownNode) => void): void {
  visit(node);
  for (const child of node.children) visitNodes(child, visit);
}

/** The addresses of all pictures in a text. */
export function pictureAddressesIn(root: MarkdownNode): string[] {
  const addresses: string[] = [];
  visitNodes(root, (node) => {
    if (node.type === 'image') addresses.push(node.label);
  });
  return addresses;
}

interface MarkdownCheckOptions {
  readonly site: SiteLookups;
  /** Line of the text's beginning in its file. */
  readonly firstLine?: number;
  /** The notes of a campaign have no titles. */
  readonly hasPlainNotes?: boolean;
}

/** The problems of a text. If the text exceeds a limit, only that is reported. @param root the text's tree */
export function checkMarkdown(
  text: string,
  root: MarkdownNode,
  { site, firstLine = 1, hasPlainNotes = false }: MarkdownCheckOptions,
): Issue[] {
  const exceeded = exceededLimit(text);
  if (exceeded)
    return [markdownIssue(exceeded.line && exceeded.line + firstLine - 1, exceeded.limit)];
  const issues: Issue[] = [];
  const report: Report = ({ line }, code, detail) =>
    void issues.push(markdownIssue(line, code, detail));
  const anchors = new Set<string>();
  const links: MarkdownNode[] = [];
  const sourceLines = text.split('\n');
  visitNodes(root, (node) => {
    if (node.type !== 'note' || !hasPlainNotes)
      nodeRules[node.type]?.(
        node,
        report,
        site,
        (below) => sourceLines[node.line - firstLine + below] ?? '',
      );
    if (node.type === 'link' && node.label.startsWith('#')) links.push(node);
    if (node.type !== 'heading') return;
    if (anchors.has(node.label)) report(node, 'duplicate', node.label);
    anchors.add(node.label);
  });
  for (const link of links)
    if (!anchors.has(link.label.slice(1))) report(link, 'missingAnchor', link.label);
  return issues.sort((a, b) => a.line - b.line);
}
