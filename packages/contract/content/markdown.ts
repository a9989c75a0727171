/**
 * Parses Markdown into a tree of nodes with line numbers, for built-in texts and texts by staff. HTML is plain text,
 * and only the node types named here are rendered: anything else becomes an `unsupported` node.
 */
import 'server-only';
import MarkdownIt, { type Token } from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';

/** Limits of a text, checked before parsing, so that no input can block the process. */
export const markdownLimits = {
  bytes: 40_000,
  lines: 1_000,
  lineLength: 4_000,
  columns: 20,
} as const;
/** Deepest nesting of blocks and emphasis. */
const maxDepth = 20;

/** markdown-it's token names → node types that can be rendered. Anything else becomes `unsupported`. */
// prettier-ignore
const nodeTypes = {
  paragraph: 'paragraph', heading: 'heading', bullet_list: 'list', ordered_list: 'list',
  list_item: 'item', blockquote: 'note', fence: 'code', table: 'table', thead: 'head',
  tbody: 'body', tr: 'row', th: 'cell', td: 'cell', text: 'text', softbreak: 'break',
  hardbreak: 'break', code_inline: 'codeSpan', strong: 'strong', em: 'em', link: 'link', image: 'image',
} as const;
type NodeType = (typeof nodeTypes)[keyof typeof nodeTypes] | 'root' | 'unsupported';

export interface MarkdownNode {
  readonly type: NodeType;
  /** Line in the file, counted from 1. */
  line: number;
  /** HTML element of the node, e.g. `h2` or `ol`. */
  readonly tag: string;
  /** Literal text of text and code; the token name of an unsupported node. */
  text: string;
  /** Anchor of a heading, caption of a table, title of a note, label of code, URL of a link or picture. */
  label: string;
  children: MarkdownNode[];
}

// Without this plugin `**注意：**请` is not bold, because CommonMark requires a blank after the punctuation.
const markdownIt = new MarkdownIt({ html: false, linkify: false, maxNesting: 20 }).use(cjkFriendly);
// Disables indented code, a second way to write headings and links, and HTML entities: authors would use them only by
// mistake.
markdownIt.disable(['code', 'lheading', 'reference', 'entity']);
// `checkMarkdown` reports unsafe URLs by line, and the renderer refuses them again (`linkTarget`).
markdownIt.validateLink = () => true;

function createNode(
  type: NodeType,
  line: number,
  fields: Partial<MarkdownNode> = {},
): MarkdownNode {
  return { type, line, tag: '', text: '', label: '', children: [], ...fields };
}

const typesByToken = new Map<string, NodeType>(Object.entries(nodeTypes));

function createNodeFromToken(token: Token, line: number): MarkdownNode {
  const name = token.type.replace(/_open$/, '');
  const type = typesByToken.get(name) ?? 'unsupported';
  return createNode(type, line, {
    tag: token.tag,
    text: type === 'unsupported' ? name : type === 'image' ? '' : token.content,
    label: String(
      token.attrGet('href') ?? token.attrGet('src') ?? (type === 'code' ? token.info.trim() : ''),
    ),
  });
}

/**
 * Turns the flat token list into a tree. Inline tokens have no position, so their lines are found by counting line
 * breaks.
 */
function addTokens(tokens: readonly Token[], parent: MarkdownNode, firstLine: number): void {
  const openNodes = [parent];
  let { line } = parent;
  for (const token of tokens) {
    // Skips the hidden paragraphs of lists without empty lines, and empty texts that the parser leaves.
    if (token.hidden || (token.type === 'text' && token.content === '')) continue;
    if (token.map) line = token.map[0] + firstLine;
    const container = openNodes.at(-1) ?? parent;
    if (openNodes.length > maxDepth) {
      parent.children.push(createNode('unsupported', line, { text: 'nesting' }));
      return;
    }
    if (token.nesting === -1) openNodes.pop();
    else if (token.type === 'inline') {
      container.line = line;
      addTokens(token.children ?? [], container, firstLine);
    } else {
      const node = createNodeFromToken(token, line);
      if (node.type === 'break') line += 1;
      if (node.type === 'image') addTokens(token.children ?? [], node, firstLine); // The alternative text.
      container.children.push(node);
      if (token.nesting === 1) openNodes.push(node);
    }
  }
}

/** The text in a node, as a reader sees it. */
export const plainText = (node: MarkdownNode): string =>
  node.text + node.children.map(plainText).join('');

const chineseEndPattern = /[\p{Script=Han}，。；：、！？」』）]$/u;
const chineseStartPattern = /^[\p{Script=Han}「『（]/u;

/** Replaces a line break in the source by a blank, or by nothing between Chinese characters. */
function joinLines(node: MarkdownNode): void {
  for (const [index, child] of node.children.entries()) {
    const [before, after] = [node.children[index - 1], node.children[index + 1]];
    if (child.type !== 'break') joinLines(child);
    else if (before && after)
      child.text =
        chineseEndPattern.test(plainText(before)) && chineseStartPattern.test(plainText(after))
          ? ''
          : ' ';
  }
}

/**
 * Makes `{#anchor}` at the end of a heading (`## Words {#anchor}`) its label; without it, the label is
 * `part-<position>`.
 */
function moveAnchorToLabel(heading: MarkdownNode, position: number): void {
  const lastChild = heading.children.at(-1);
  const start = lastChild?.text.lastIndexOf('{#') ?? -1;
  heading.label = `part-${position}`;
  if (
    !lastChild ||
    start < 0 ||
    !lastChild.text.endsWith('}') ||
    /\S$/.test(lastChild.text.slice(0, start))
  )
    return;
  heading.label = lastChild.text.slice(start + 2, -1);
  lastChild.text = lastChild.text.slice(0, start).trimEnd();
}

/** Makes the title of a note its label. A title is a first line `> **Title**`, before the text of the note. */
function moveNoteTitleToLabel(note: MarkdownNode): void {
  const [first] = note.children;
  const [title, next] = first?.children ?? [];
  if (!first || title?.type !== 'strong') return;
  note.label = plainText(title);
  first.children = first.children.slice(next?.type === 'break' ? 2 : 1);
  const [start] = first.children;
  if (start?.type === 'text') start.text = start.text.trimStart();
}

export const captionPattern = /^(?:Table|表)[:：]\s*/;

/** A line “Table: …” above a table is its caption. */
function moveCaptionsToLabels(root: MarkdownNode): void {
  root.children = root.children.filter((node, at) => {
    const nextNode = root.children[at + 1];
    if (
      nextNode?.type !== 'table' ||
      node.type !== 'paragraph' ||
      !captionPattern.test(plainText(node))
    )
      return true;
    nextNode.label = plainText(node).replace(captionPattern, '');
    return false;
  });
}

/** @returns the limit a text exceeds, and the line, 0 for the whole text; null when it exceeds none */
export function exceededLimit(
  text: string,
): { line: number; limit: keyof typeof markdownLimits } | null {
  if (Buffer.byteLength(text) > markdownLimits.bytes) return { line: 0, limit: 'bytes' };
  const lines = text.split('\n');
  if (lines.length > markdownLimits.lines)
    return { line: markdownLimits.lines + 1, limit: 'lines' };
  const longLineIndex = lines.findIndex(({ length }) => length > markdownLimits.lineLength);
  if (longLineIndex >= 0) return { line: longLineIndex + 1, limit: 'lineLength' };
  const wideLineIndex = lines.findIndex(
    (text) => text.split('|').length > markdownLimits.columns + 2,
  );
  return wideLineIndex < 0 ? null : { line: wideLineIndex + 1, limit: 'columns' };
}

/**
 * Parses a text. A text that exceeds a limit becomes an empty tree.
 * @param firstLine number of the text's first line in its file
 */
export function parseMarkdown(text: string, firstLine = 1): MarkdownNode {
  const root = createNode('root', firstLine);
  if (exceededLimit(text)) return root;
  addTokens(markdownIt.parse(text, {}), root, firstLine);
  joinLines(root);
  moveCaptionsToLabels(root);
  const headings = root.children.filter(({ type }) => type === 'heading');
  headings.forEach((heading, index) => moveAnchorToLabel(heading, index + 1));
  root.children.filter(({ type }) => type === 'note').forEach(moveNoteTitleToLabel);
  return root;
}

/** Entries of the table of contents: the headings of the second level. */
export const sectionHeadingsOf = (root: MarkdownNode): { id: string; text: string }[] =>
  root.children
    .filter(({ type, tag }) => type === 'heading' && tag === 'h2')
    .map((heading) => ({ id: heading.label, text: plainText(heading) }));

/** A table row with these texts in its cells. */
export const createRow = (cells: readonly string[], line: number): MarkdownNode =>
  createNode('row', line, {
    children: cells.map((text) =>
      createNode('cell', line, { children: [createNode('text', line, { text })] }),
    ),
  });

/** The text of a node, captions and labels included, one line each; for tests that search a text. */
export function searchableText(node: MarkdownNode): string {
  const isAddress = node.type === 'link' || node.type === 'image' || node.type === 'heading';
  const ownTexts = [isAddress ? '' : node.label, node.text].filter(Boolean);
  const separator = node.children.some(({ type }) => type === 'text') ? '' : '\n';
  return [...ownTexts, node.children.map(searchableText).join(separator)]
    .filter(Boolean)
    .join('\n');
}
