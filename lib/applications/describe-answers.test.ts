/** @jest-environment node */
import {
  applicationTypes,
  type ApplicationKind,
} from '@superbrowser/contract/forms/application-kinds';
import { fieldsOf } from '@superbrowser/contract/forms/application-forms';
import { describeAnswers } from './describe-answers';

const allFields = (Object.keys(applicationTypes) as ApplicationKind[]).flatMap((kind) =>
  fieldsOf(kind).map((field) => ({ ...field, kind })),
);

it('has a label for each field of each form, and for each option', () => {
  for (const { kind, name, options = [] } of allFields) {
    const [detail] = describeAnswers(kind, { [name]: 'x' });
    expect({ name, zh: detail?.label.zh }).not.toEqual({ name, zh: name });
    for (const option of options) {
      const [chosen] = describeAnswers(kind, { [name]: option });
      expect({ name, option, text: chosen?.text }).toMatchObject({
        text: { zh: expect.anything() as unknown },
      });
      expect((chosen?.text as { zh: string }).zh).not.toBe(option);
    }
  }
});

it('labels a field as its form does, where two forms have a field of one name', () => {
  const labelIn = (kind: ApplicationKind) => describeAnswers(kind, { message: 'x' })[0]?.label.en;
  expect([labelIn('ecology'), labelIn('private')]).toEqual(['Your idea', 'Message']);
});

const englishAnswers = (kind: ApplicationKind, answers: Readonly<Record<string, unknown>>) =>
  describeAnswers(kind, answers).map(({ label, text }) => [
    label.en,
    typeof text === 'string' ? text : text.en,
  ]);

it('writes fields, options and agreement in words, also those of other forms', () => {
  const answers = { seats: '500+', is_agreed: true, text: '2026\n03', odd: 7, no: null };
  expect(englishAnswers('feedback', answers)).toEqual([
    ['Users', 'More than 500'],
    ['Agreed to the terms', 'yes'],
    ['Feedback', '2026\n03'],
    ['odd', '7'],
  ]);
});

it('writes the day of a day field in words, and leaves a text that looks like a day as it is', () => {
  const answers = { date: '2026-03-02', company_name: '2026-03-02' };
  expect(englishAnswers('appointment', answers)).toEqual([
    ['Date', 'Monday, March 2, 2026'],
    ['Company', '2026-03-02'],
  ]);
});
