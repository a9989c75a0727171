import { site } from '@/lib/site';
import { link, p, type Block } from '../blocks';

const { legalName, phone, email, address } = site.company;

/** Where questions go, in Chinese: by telephone, mail and post as configured (B7), else by the contact page. */
export function contactZh(about: string): Block {
  const ways = [
    phone && `致电 ${phone}`,
    email && `发邮件到 ${email}`,
    address && `寄信到${address}${legalName ? `（${legalName}收）` : ''}`,
  ].filter(Boolean);
  return ways.length > 0 ? p(`${about}，请${ways.join('，或')}。`) : link('/contact', '联系我们');
}

/** The same in English. */
export function contactEn(about: string): Block {
  const ways = [
    phone && `call ${phone}`,
    email && `email ${email}`,
    address && `write to ${legalName ? `${legalName}, ` : ''}${address}`,
  ].filter(Boolean);
  return ways.length > 0
    ? p(`Questions about ${about}? Please ${ways.join(', or ')}.`)
    : link('/contact', 'Contact us');
}
