import { useForm } from 'react-hook-form';
import type { z } from 'zod/mini';
import type { InvitationAnswer, InvitationState, JoinAnswer } from '@/lib/answers';
import type { staffJoinSchema } from '@superbrowser/contract/forms/account-forms';
import { Agreement, PhoneField, TextInput } from '../inputs';
import { CodeField } from '../fields/code-field';
import { FormFrame, SubmitButton } from '../form-shell';
import { lateResolver } from '../late-resolver';
import { useSubmission } from '../use-submission';
import type { TeamWords } from './words';

type Input = z.input<typeof staffJoinSchema>;
type Values = z.output<typeof staffJoinSchema>;

const { resolver, prepare } = lateResolver<Input, Values>(() =>
  import('@superbrowser/contract/forms/account-forms').then(
    ({ staffJoinSchema }) => staffJoinSchema,
  ),
);
const fields = ['phone', 'code', 'name', 'is_agreed'] as const;

export interface TeamFormProps {
  words: TeamWords;
  token: string;
  invitation: InvitationAnswer;
  onJoined: (state: InvitationState) => void;
}

/** What an invited person gives to join (R8); codes come by text message only. */
export function TeamForm({ words, token, invitation, onJoined }: TeamFormProps) {
  const fixed = invitation.readonlyName !== '';
  const form = useForm<Input, unknown, Values>({
    resolver,
    shouldFocusError: false,
    ...(fixed && { defaultValues: { name: invitation.readonlyName } }),
  });
  const submission = useSubmission<Input, Values, JoinAnswer>({
    form,
    prepare,
    words: words.form,
    fields,
    path: '/api/team-invitation/join',
    body: (values) => ({ ...values, token }),
    onDone: ({ state }) => onJoined(state),
  });
  return (
    <FormFrame
      form={form}
      words={words.form}
      submission={submission}
      fields={fields}
      label={words.formName}
      className="grid gap-5"
    >
      <PhoneField />
      <CodeField
        path="/api/team-invitation/code"
        body={({ area_code, phone }) => ({ token, area_code, phone })}
      />
      <TextInput
        name="name"
        autoComplete="name"
        label={words.name.label}
        placeholder={words.name.placeholder}
        readOnly={fixed}
        hint={fixed ? words.name.fixed : undefined}
      />
      <Agreement defaultChecked />
      <SubmitButton label={words.submit} />
    </FormFrame>
  );
}
