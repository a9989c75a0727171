/** What several of the verbs of applications are given. */
import 'server-only';
import { z } from 'zod';
import { applyTypes, type ApplyKind } from '@superbrowser/contract/forms/apply-kinds';
import { readApplyNumber } from '@superbrowser/contract/forms/apply-number';
import { since } from '../fields';
import { reason } from '../refusal-words';

export const kindNames = Object.keys(applyTypes) as [ApplyKind, ...ApplyKind[]];

/** Of one statement, and of one transaction. */
export const mostNumbers = 100;

export const numberWords = { zh: '申请编号', en: 'number of the application' };
export const numbersWords = {
  zh: `申请编号，最多 ${mostNumbers} 个，用逗号隔开`,
  en: `numbers of up to ${mostNumbers} applications, with commas between`,
};

const typed = z.string().transform((text, context) => {
  const all = text.split(/[\s,，、]+/).filter(Boolean);
  const read = [...new Set(all.map((one) => readApplyNumber(one)))];
  const numbers = read.filter((one) => one !== null);
  if (numbers.length === read.length && numbers.length > 0 && numbers.length <= mostNumbers)
    return numbers;
  const message = reason('must be numbers of applications, at most 100 with commas between');
  context.issues.push({ code: 'custom', message, input: text });
  return z.NEVER;
});

/** Numbers of applications as they are typed; each once. */
export const applyNumbers = typed;

export const asOfWords = {
  zh: '按这一时刻看到的处理；此后有人改动过，就一条也不做',
  en: 'as they were at this instant; where one was changed since, none is done',
};

/** When whoever decides looked at the records. */
export const asOf = since;
