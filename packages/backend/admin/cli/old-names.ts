/** Names and forms commands had before record types were described. Kept for one version; the guide says so. */
import 'server-only';

/** The words a command begins with, and those it has now. */
const renamed: Readonly<Record<string, string>> = {
  'applications close': 'applications done',
  'people find': 'people list',
  'people preview': 'people erase',
  'block phone': 'people block',
  'unblock phone': 'people unblock',
  'block promoter': 'promoters block',
  'unblock promoter': 'promoters unblock',
  'block range': 'blocks add-range',
  'unblock range': 'blocks remove-range',
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

/** Options that had another name, by the command as it is called now. */
const renamedOptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'applications list': { '--since': '--from' },
  'applications export': { '--since': '--from', '--text': '--q' },
};

/** Takes an option with its value out of the words. @returns the value */
function takeOption(words: string[], option: string): string | undefined {
  const at = words.indexOf(option);
  return at < 0 ? undefined : words.splice(at, 2)[1];
}

/** Commands whose arguments have another form now. */
const reshaped: Readonly<Record<string, (words: string[]) => string[]>> = {
  'applications take': (words) => {
    const over = takeOption(words, '--over');
    return over === 'yes' ? words.map((one) => (one === 'take' ? 'take-over' : one)) : words;
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

/** A version by its parts, as options named them. */
function withKey(words: string[], made: (key: string, type?: string) => string[]): string[] {
  const [system, line, version] = ['--system', '--line', '--version'].map((one) =>
    takeOption(words, one),
  );
  const type = takeOption(words, '--type');
  return system && line && version
    ? [...made(`${system}:${line}:${version}`, type).filter(Boolean), ...words.slice(2)]
    : words;
}

/** @param args as they were typed @returns as they are typed today */
export function withCurrentNames(args: readonly string[]): readonly string[] {
  // Options that say who asks may stand before the command.
  const at = args.findIndex((one, n) =>
    [2, 1].some((length) => isCommand(args.slice(n, n + length).join(' '))),
  );
  if (at < 0) return args;
  const [before, words] = [args.slice(0, at), args.slice(at)];
  const length = [2, 1].find((count) => words.slice(0, count).join(' ') in renamed);
  const name = length ? renamed[words.slice(0, length).join(' ')] : undefined;
  const named = name && length ? [...name.split(' '), ...words.slice(length)] : [...words];
  const command = named.slice(0, 2).join(' ');
  const options = renamedOptions[command] ?? {};
  const shaped = reshaped[command]?.(named) ?? named;
  return [...before, ...shaped.map((one) => options[one] ?? one)];
}

const isCommand = (words: string) =>
  words in renamed || words in reshaped || words in renamedOptions;
