import { parsePastedInvitation } from './pasted-invitation';

const origin = 'https://www.example.com';
const token = 'Ab3_-xyz9';

describe('a text pasted as an invitation', () => {
  it.each([
    ['the link', `${origin}/teaminvited?token=${token}`],
    ['the English link', `${origin}/en/teaminvited?token=${token}`],
    ['more parameters and a fragment', `${origin}/teaminvited?from=a&token=${token}#x`],
    ['blanks around it', `  ${origin}/teaminvited?token=${token}\n`],
    ['a whole message', `林经理邀请您加入：${origin}/teaminvited?token=${token}，请尽快确认`],
    ['a message in English', `Join us: ${origin}/teaminvited?token=${token} thanks`],
    ['the scheme in capitals', `HTTPS://www.example.com/teaminvited?token=${token}`],
    ['the token alone', token],
    ['a token of eight', 'abcdefgh'],
  ])('is accepted: %s', (_, pasted) =>
    expect(parsePastedInvitation(pasted, origin)).toEqual({
      token: pasted === 'abcdefgh' ? pasted : token,
    }),
  );

  it.each([
    ['nothing', '   ', 'required'],
    ['another site', `https://evil.example/teaminvited?token=${token}`, 'foreign'],
    ['another port', `${origin}:8443/teaminvited?token=${token}`, 'foreign'],
    ['no encryption', `http://www.example.com/teaminvited?token=${token}`, 'foreign'],
    ['a name that begins alike', `${origin}.evil.example/teaminvited?token=${token}`, 'foreign'],
    [
      'user info in front',
      `https://www.example.com@evil.example/teaminvited?token=${token}`,
      'foreign',
    ],
    ['another page', `${origin}/register?token=${token}`, 'invalid'],
    ['a page below', `${origin}/teaminvited/x?token=${token}`, 'invalid'],
    ['a link without a token', `${origin}/teaminvited`, 'invalid'],
    ['a link with a strange token', `${origin}/teaminvited?token=%2e%2e%2f%2e%2e%2fx`, 'invalid'],
    ['a token that is too short', 'abcdefg', 'invalid'],
    ['a token that is too long', 'a'.repeat(513), 'invalid'],
    ['a sentence', 'please let me in', 'invalid'],
    ['another scheme', `javascript:alert(1)//teaminvited?token=${token}`, 'invalid'],
  ])('is refused: %s', (_, pasted, error) =>
    expect(parsePastedInvitation(pasted, origin)).toEqual({ error }),
  );
});
