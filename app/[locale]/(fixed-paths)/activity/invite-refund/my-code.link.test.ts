import { fillTemplate } from '@/components/ui/fill-template';
import { inviteLink } from './my-code';

describe('inviteLink', () => {
  it.each([
    ['https://a.example/register', 'K7MPX4QH', 'https://a.example/register?promoter=K7MPX4QH'],
    ['https://a.example/en/register', '00123', 'https://a.example/en/register?promoter=00123'],
    ['https://a.example/register', 'a&b=c#d', 'https://a.example/register?promoter=a%26b%3Dc%23d'],
    ['https://a.example/register?promoter=x', 'y', 'https://a.example/register?promoter=y'],
  ])('%s with %s', (url, code, link) => expect(inviteLink(url, code)).toBe(link));
});

describe('fill', () => {
  it.each([
    ['共 {count} 条', { count: 57 }, '共 57 条'],
    ['{a} and {a}', { a: 0 }, '0 and 0'],
    ['{unknown}', {}, '{unknown}'],
    ['plain', { plain: 1 }, 'plain'],
  ])('%s', (template, values, text) => expect(fillTemplate(template, values)).toBe(text));
});
