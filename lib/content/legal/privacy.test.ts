import { keptDays } from '@/lib/schemas/kept-days';
import { privacy } from './privacy';

it.each(['zh-CN', 'en-US'] as const)(
  '%s: says the periods the daily job keeps to (O2)',
  (locale) => {
    const text = JSON.stringify(privacy.text[locale].body);
    const { applications, audit, events, codes, signIns } = keptDays;
    const [year, day, hour] =
      locale === 'zh-CN' ? ['年', '天', '小时'] : ['years', 'days', 'hours'];
    for (const period of [
      `${applications / 365} ${year}`,
      `${audit / 365} ${year}`,
      `${events} ${day}`,
      `${codes * 24} ${hour}`,
      `${signIns} ${day}`,
    ])
      expect(text).toContain(period);
  },
);
