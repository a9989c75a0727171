/** Sessions, limits, and what forms accept. */
export const accounts = [
  {
    file: 'lib/session/session.ts',
    test: 'lib/session/session.test.ts',
    rules: [
      ['R6 a session ends after 30 days', 'absolute: 30 * day', 'absolute: 60 * day'],
      [
        'R6 a session that was ended is none',
        `if (await isRemembered('sessionEnded', id)) return null;`,
        '',
      ],
      ['R6 an unused session ends after 7 days', 'Math.min(sessionLife.idle, left)', 'left'],
      [
        'R6 a fresh cookie is not written anew',
        'session.issuedAt + sessionLife.renewAfter > now / 1_000',
        'false',
      ],
    ],
  },
  {
    file: 'lib/session/seal.ts',
    test: 'lib/session/session.test.ts',
    rules: [
      ['R6 a sealed value opens for its purpose only', '      audience: purpose,\n', ''],
      [
        'R6 the key before the present one still opens',
        'previous && kid === idOf(previous) ? previous : current',
        'current',
      ],
    ],
  },
  {
    file: 'lib/session/cookies.ts',
    test: 'lib/session/session.test.ts',
    rules: [
      ['R6 scripts cannot read the session', `if (httpOnly) parts.push('HttpOnly');`, ''],
      ['R6 no subdomain can set the session', 'secure() ? `${prefix(name)}${name}` : name', 'name'],
    ],
  },
  {
    file: 'lib/http/origin.ts',
    test: 'lib/http/origin.test.ts',
    rules: [
      [
        'F3 a write of a sister site is refused',
        `secFetchSite === 'same-origin'`,
        `secFetchSite !== 'cross-site'`,
      ],
      [
        'F3 a write that names no origin is refused',
        'if (origin === null || !URL.canParse(origin)) return false;',
        'if (origin === null || !URL.canParse(origin)) return true;',
      ],
      [
        'F3 another origin is refused',
        'if (from.origin === new URL(publicOrigin).origin) return true;',
        'return true;',
      ],
    ],
  },
  {
    file: 'lib/http/write.ts',
    test: 'lib/http/write.test.ts',
    rules: [
      [
        'F3 every write is judged by its origin',
        `throw new RequestRefusal(403, 'foreignOrigin');`,
        'void 0;',
      ],
      [
        'F3 fields are judged before anything is done',
        `if (result.success) return noted(result.data);`,
        'return (result as { data: T }).data;',
      ],
    ],
  },
  {
    file: 'lib/http/body.ts',
    test: 'lib/http/write.test.ts',
    rules: [
      ['F3 a body has 64 KB at most', 'bodyLimit = 64 * 1024', 'bodyLimit = 640 * 1024'],
      [
        'F3 another type than JSON is refused',
        String.raw`if (!/^application\/json\s*(;|$)/i.test(type))`,
        'if (false)',
      ],
    ],
  },
  {
    file: 'lib/http/rate-limit.ts',
    test: 'lib/http/rate-limit.test.ts',
    rules: [
      [
        'R4 an address asks for 30 codes an hour',
        'codeAddress: { points: 30,',
        'codeAddress: { points: 60,',
      ],
      ['R4 everybody together asks for so many codes', 'codeOverall: codesPerHour,', ''],
      [
        'F7 an address sends 20 applications an hour',
        'applyAddress: { points: 20,',
        'applyAddress: { points: 40,',
      ],
      [
        'R4 a network in IPv6 counts as a whole',
        'return wider ? [own,',
        'return false && wider ? [own,',
      ],
    ],
  },
  {
    file: 'lib/http/client-address.ts',
    test: 'lib/http/client-address.test.ts',
    rules: [
      ['R4 only a trusted proxy is believed', ' && proxies.includes(address)) {', ') {'],
      [
        'R4 an address in IPv6 is its /64',
        'return `${prefix.join',
        'return address || `${prefix.join',
      ],
    ],
  },
  {
    file: 'lib/schemas/phone.ts',
    test: 'lib/schemas/phone.test.ts',
    rules: [
      ['R1 a prefix of the country goes', `folded.replace(prefix, '')`, 'folded'],
      ['R1 full-width digits are read', '[０-９＋]', '[＋]'],
      ['R1 spaces and hyphens go', `.replace(/[\\s`, `.replace(/[\\0`],
    ],
  },
  {
    file: 'lib/schemas/names.ts',
    test: 'lib/schemas/names.test.ts',
    rules: [
      ['R3 a user name has 6 to 24 characters', '{6,24}', '{5,24}'],
      ['F4 a name does not end in a digit', String.raw`!/\d$/.test(value)`, 'true'],
      ['F4 a name is not all digits', '/[\\p{Script=Han}A-Za-z]/u.test(value)', 'true'],
    ],
  },
  {
    file: 'lib/schemas/password.ts',
    test: 'lib/schemas/password.test.ts',
    rules: [
      ['R2 a password has 6 characters', 'min: 6', 'min: 5'],
      ['R2 a password has no spaces', '/^[!-~]*$/', '/^[ -~]*$/'],
    ],
  },
  {
    file: 'lib/schemas/password-rule.ts',
    test: 'lib/schemas/password.test.ts',
    rules: [['R2 a common password is refused', '!isCommon(password)', 'true']],
  },
  {
    file: 'lib/accounts/enter.ts',
    test: 'lib/accounts/accounts.test.ts',
    rules: [
      ['R10 a typed code nobody has is asked about', ' || !referral_prefilled', ''],
      ['R10 a prefilled code nobody has is dropped', '    return ask();\n', '    throw error;\n'],
    ],
  },
  {
    file: 'components/forms/register/use-start-values.ts',
    test: 'components/forms/register/referral-start.test.tsx',
    rules: [
      [
        'R10 an unknown promoter fills nothing in',
        'if (inviteCodePattern.test(referrer)) fill();',
        'fill();',
      ],
      ['R10 what was typed stays', `if (form.getValues('referral_code')) return;`, ''],
      [
        'R10 what nobody typed is no draft',
        'registrationDraft.update(typed ? values :',
        'registrationDraft.update(values.phone !== null ? values :',
      ],
      ['R10 a code typed over a prefilled one is typed', ' && code === prefilled.current', ''],
    ],
  },
  {
    file: 'lib/growth/recommender.ts',
    test: 'lib/growth/recommender.test.ts',
    rules: [
      ['names of the upstream hold no invisible signs', `.replace(unfit, ' ')`, ''],
      ['names of the upstream have a length', 'line.length > longest', 'false'],
    ],
  },
  {
    file: 'lib/session/proof.ts',
    test: 'lib/codes/spend-code.test.ts',
    rules: [
      ['R4 a kept token is worth its own phone only', '    kept.phone === wanted.phone &&\n', ''],
      [
        'R4 a kept token is worth its own purpose only',
        '    kept.purpose === wanted.purpose &&\n',
        '',
      ],
      [
        'R4 a kept token is worth its own code only',
        'kept.code === (wanted.code && digest(wanted.code, captcha_token))',
        'true',
      ],
    ],
  },
  {
    file: 'lib/codes/spend-code.ts',
    test: 'lib/codes/spend-code.test.ts',
    rules: [
      ['R4 tries of a checked code are counted', '  await countTry(visitor.address, of);\n', ''],
      [
        'R4 a code sent twice at once is checked once',
        'if (known && known.until > Date.now()) return known.token;',
        '',
      ],
      ['R4 a token is over after ten minutes', 'known && known.until > Date.now()', 'known'],
      [
        'R4 a used-up code may be that of this very form',
        'if (isUsedUp(error)) return { code };',
        '',
      ],
      ['R4 what fails after the check leaves its token', '[await keepProof(kept)]', '[]'],
    ],
  },
  {
    file: 'lib/codes/codes.ts',
    test: 'lib/codes/codes.test.ts',
    rules: [['E1 a code that cannot be sent is a request error', 'nothingSaid ?', 'false ?']],
  },
  {
    file: 'components/desktop/use-abnormal-notice.ts',
    test: 'components/desktop/client-identity.test.tsx',
    rules: [
      ['E1 an environment is notified once', ' || told.current', ''],
      [
        'E1 an absent client is no abnormal environment',
        ' && abnormal.has(problem)',
        ' && problem !== null',
      ],
    ],
  },
];
