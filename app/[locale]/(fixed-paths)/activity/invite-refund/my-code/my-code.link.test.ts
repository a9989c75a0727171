import { inviteLink } from './my-code';

describe('inviteLink', () => {
  it.each([
    ['https://a.example/register', 'K7MPX4QH', 'https://a.example/register?promoter=K7MPX4QH'],
    ['https://a.example/en/register', '00123', 'https://a.example/en/register?promoter=00123'],
    ['https://a.example/register', 'a&b=c#d', 'https://a.example/register?promoter=a%26b%3Dc%23d'],
    ['https://a.example/register?promoter=x', 'y', 'https://a.example/register?promoter=y'],
  ])('%s with %s', (url, code, link) => expect(inviteLink(url, code)).toBe(link));
});
