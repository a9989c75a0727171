import { site } from '@/lib/site';
import { link, p, type Block } from '../blocks';

const { phone, email } = site.company;

/** Where questions go, in Chinese: by telephone and mail as configured (B7), else by the contact page. */
export function contactZh(about: string): Block {
  const ways = [phone && `致电 ${phone}`, email && `写信至 ${email}`].filter(Boolean);
  return ways.length > 0 ? p(`${about}，请${ways.join('，或')}。`) : link('/contact', '联系我们');
}

/** The same in English. */
export function contactEn(about: string): Block {
  const ways = [phone && `call ${phone}`, email && `write to ${email}`].filter(Boolean);
  return ways.length > 0
    ? p(`Questions about ${about}? Please ${ways.join(' or ')}.`)
    : link('/contact', 'Contact us');
}
