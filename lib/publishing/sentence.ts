/** Text within a block of Markdown, which has no markup here. Pure. */
import { fault, type Fault } from './faults';

/** What has a meaning in Markdown and no place in a text here. */
const refused: readonly (readonly [RegExp, string, string])[] = [
  [/!\[/, 'pictures are not shown in texts', '正文里不能放图片'],
  [
    /\]\(/,
    'a link stands on a line of its own, with an empty line before and after it',
    '链接须单独成段，前后各空一行',
  ],
  [
    /\*\*|(?:^|\W)__(?=\S)/,
    'there is no bold text: a heading or a note says it',
    '正文没有粗体：用标题或提示块',
  ],
  [
    /(?:^|[^\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])|(?:^|[^\w_])_[^\s_](?:[^_]*[^\s_])?_(?![\w_])/,
    'there is no italic text; \\* and \\_ stand for the signs',
    '正文没有斜体；要写星号或下划线请用 \\* 与 \\_',
  ],
  [/~~/, 'there is no struck-out text', '正文没有删除线'],
  [
    /`/,
    'there is no code within a sentence: use a block of ```',
    '句子里不能写代码：请用 ``` 代码块',
  ],
];

const hidden = /\\([!-/:-@[-`{-~])/g;

/** A sentence as it is shown. @returns the text without the backslashes that made signs plain */
export function shownText(text: string, line: number, faults: Fault[]): string {
  const bare = text.replace(hidden, '\u0000');
  for (const [sign, en, zh] of refused) if (sign.test(bare)) faults.push(fault(line, '', en, zh));
  return text
    .replace(hidden, '$1')
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/** Lines of one paragraph as one line: Chinese joins without a space. */
export const joinedLines = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .join('\n')
    .replace(/(?<=[\p{Script=Han}，。；：、！？」』）])\n(?=[\p{Script=Han}「『（])/gu, '')
    .replaceAll('\n', ' ');
