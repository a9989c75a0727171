import {
  configuredSecurityTxt,
  expiryState,
  securityTxt,
  warnOfSecurityTxtExpiry,
} from './security-txt';

const input = {
  contacts: ['mailto:security@example.com', 'https://www.example.com/feedback'],
  expires: '2027-06-30',
  origin: 'https://www.example.com',
  hasReleaseKey: false,
};

/** Fields of RFC 9116 with their values, without comments. */
const fields = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1));

it('contains every field once, and all contacts', () =>
  expect(fields(securityTxt({ ...input, policy: 'https://www.example.com/政策' }))).toEqual([
    ['Contact', 'mailto:security@example.com'],
    ['Contact', 'https://www.example.com/feedback'],
    ['Expires', '2027-06-30T23:59:59Z'],
    ['Preferred-Languages', 'zh, en'],
    ['Canonical', 'https://www.example.com/.well-known/security.txt'],
    ['Policy', 'https://www.example.com/%E6%94%BF%E7%AD%96'],
  ]));

it('names the release key where there is one, as a comment', () => {
  expect(securityTxt({ ...input, hasReleaseKey: true }).split('\n')[0]).toBe(
    '# Key of our releases: https://www.example.com/release-key.pem',
  );
  expect(securityTxt(input)).not.toContain('#');
});

it.each([
  ['2027-06-30T23:59:59Z', 'expiring'],
  ['2027-07-01T00:00:00Z', 'expired'],
  ['2027-06-01T00:00:00Z', 'expiring'],
  ['2027-05-31T23:59:59Z', 'valid'],
  ['2030-01-01T00:00:00Z', 'expired'],
])('on %s the contacts until 2027-06-30 are %s', (now, state) =>
  expect(expiryState('2027-06-30', Date.parse(now))).toBe(state),
);

describe('security.txt of the settings', () => {
  const configure = (settings: Record<string, string>) => Object.assign(process.env, settings);
  afterEach(() => {
    for (const name of ['SECURITY_CONTACTS', 'SECURITY_EXPIRES', 'SECURITY_POLICY_URL'])
      delete process.env[name];
    jest.restoreAllMocks();
  });

  it('does not exist without a contact', () => expect(configuredSecurityTxt(true)).toBeNull());

  it('has the URLs of this site', () => {
    configure({
      SECURITY_CONTACTS: ' mailto:a@b.cn  https://c.cn/x ',
      SECURITY_EXPIRES: '2027-06-30',
      SECURITY_POLICY_URL: 'https://c.cn/policy',
    });
    const text = configuredSecurityTxt(false) ?? '';
    expect(fields(text).map((field) => field?.[0])).toEqual([
      'Contact',
      'Contact',
      'Expires',
      'Preferred-Languages',
      'Canonical',
      'Policy',
    ]);
    expect(text).toContain('Canonical: http://localhost:3000/.well-known/security.txt\n');
  });

  it.each([
    ['2027-07-01', ['is over', 'SECURITY_EXPIRES', 'expires=2027-06-30']],
    ['2027-06-15', ['within thirty days']],
    ['2027-01-01', null],
  ])('a start on %s warns of %j', (day, words) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    configure({ SECURITY_CONTACTS: 'mailto:a@b.cn', SECURITY_EXPIRES: '2027-06-30' });
    warnOfSecurityTxtExpiry(Date.parse(day));
    const shown = warn.mock.calls.flat().join('\n');
    for (const word of words ?? []) expect(shown).toContain(word);
    expect(warn).toHaveBeenCalledTimes(words === null ? 0 : 1);
  });

  it('a start without contacts logs no warning', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    warnOfSecurityTxtExpiry();
    expect(warn).not.toHaveBeenCalled();
  });
});
