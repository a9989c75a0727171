/**
 * Earlier names and arguments of commands, understood for one version after the renaming: `git log` of this file says
 * when each row came.
 */
import 'server-only';

/** Earlier names of commands, and the names that replace them. */
const newNameByOldName: Readonly<Record<string, string>> = {
  'applications close': 'applications done',
  'people find': 'people list',
  'people preview': 'people erase',
  'block phone': 'people block',
  'unblock phone': 'people unblock',
  'block promoter': 'promoters block',
  'unblock promoter': 'promoters unblock',
  'block range': 'blocks block-range',
  'unblock range': 'blocks unblock-range',
  'blocks add-range': 'blocks block-range',
  'blocks remove-range': 'blocks unblock-range',
  'blocks lift': 'blocks unblock',
  'release list': 'releases list',
  'release add': 'releases add',
  'release publish': 'releases publish',
  'release mark': 'releases mark',
  'release retire': 'releases retire',
  'release uploads': 'uploads list',
  'release discard': 'uploads discard',
  'release scheduled': 'schedule list',
  'release unschedule': 'schedule cancel',
  'campaign add': 'campaigns add',
  'campaign list': 'campaigns list',
  'campaign show': 'campaigns show',
  'campaign template': 'campaigns template',
  'campaign save': 'campaigns save',
  'campaign publish': 'campaigns publish',
  'campaign archive': 'campaigns archive',
  'campaign discard': 'campaigns discard',
  'campaign remove': 'campaigns remove',
  'campaign dates': 'campaigns dates',
  'count set': 'settings set stores',
  'mourning on': 'settings on mourning',
  'mourning off': 'settings off mourning',
  'test-webhook': 'webhooks test',
};

/** Renamed options, by the present name of the command. */
const newOptionsByCommand: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'applications list': { '--since': '--from' },
  'applications export': { '--since': '--from', '--text': '--q' },
  'errors list': { '--since': '--from' },
  'audit list': { '--since': '--from' },
  'releases list': { '--system': '--platform' },
  'releases publish': { '--system': '--platform' },
  'releases add': { '--system': '--platform' },
};

/** Removes an option with its value from the words. @returns the value */
function takeOption(words: string[], option: string): string | undefined {
  const index = words.indexOf(option);
  return index < 0 ? undefined : words.splice(index, 2)[1];
}

/** Commands whose arguments have changed. */
const wordRewriters: Readonly<Record<string, (words: string[]) => string[]>> = {
  'applications take': (words) => {
    const over = takeOption(words, '--over');
    return over === 'yes' ? words.map((word) => (word === 'take' ? 'take-over' : word)) : words;
  },
  'people list': (words) => {
    const [, , phone] = words;
    return phone && !phone.startsWith('-')
      ? ['people', 'list', '--phone', ...words.slice(2)]
      : words;
  },
  'releases mark': (words) => withKey(words, (key, type = '') => ['releases', 'mark', key, type]),
  'releases retire': (words) => withKey(words, (key) => ['releases', 'retire', key]),
};

/** Builds the key of a version from the options that earlier commands had for its parts. */
function withKey(words: string[], buildWords: (key: string, type?: string) => string[]): string[] {
  const [platform, line, version] = ['--system', '--line', '--version'].map((option) =>
    takeOption(words, option),
  );
  const type = takeOption(words, '--type');
  return platform && line && version
    ? [...buildWords(`${platform}:${line}:${version}`, type).filter(Boolean), ...words.slice(2)]
    : words;
}

/** @param args as typed @returns the same command line with the present names and arguments */
export function replaceOldNames(args: readonly string[]): readonly string[] {
  // Options that name the caller may precede the command.
  const start = args.findIndex((_, n) =>
    [2, 1].some((length) => needsRewriting(args.slice(n, n + length).join(' '))),
  );
  if (start < 0) return args;
  const [precedingWords, words] = [args.slice(0, start), args.slice(start)];
  const length = [2, 1].find(
    (wordCount) => words.slice(0, wordCount).join(' ') in newNameByOldName,
  );
  const name = length ? newNameByOldName[words.slice(0, length).join(' ')] : undefined;
  const currentWords = name && length ? [...name.split(' '), ...words.slice(length)] : [...words];
  const command = currentWords.slice(0, 2).join(' ');
  const options = newOptionsByCommand[command] ?? {};
  const rewrittenWords = wordRewriters[command]?.(currentWords) ?? currentWords;
  return [...precedingWords, ...rewrittenWords.map((word) => options[word] ?? word)];
}

const needsRewriting = (words: string) =>
  words in newNameByOldName || words in wordRewriters || words in newOptionsByCommand;
