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

it('writes fields, options, days and agreement in words', () => {
  const answers = {
    seats: '500+',
    date: '2026-03-02',
    is_agreed: true,
    text: '2026\n03',
    odd: 7,
    no: null,
  };
  expect(
    describeAnswers('feedback', answers).map(({ label, text }) => [
      label.en,
      typeof text === 'string' ? text : text.en,
    ]),
  ).toEqual([
    ['Users', 'More than 500'],
    ['Date', 'Monday, March 2, 2026'],
    ['Agreed to the terms', 'yes'],
    ['Feedback', '2026\n03'],
    ['odd', '7'],
  ]);
});
