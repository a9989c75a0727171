import { useTranslations } from 'next-intl';
import { feedbackKinds } from '@superbrowser/contract/forms/applications';
import { ApplicationForm, LongText, RadioInput, TextInput } from './application-form';
import { PictureInput } from '../fields/picture-input';
import { textLimits } from './kinds';
import { FormPart } from './fields/part';
import { options } from './options';
import { Sending } from './sending';
import type { ApplicationWords } from './words';

/** Feedback with a picture; a way to reply is up to the writer. */
export function FeedbackForm({ words }: { words: ApplicationWords }) {
  const t = useTranslations('feedback');
  const field = useTranslations('applications.fields');
  const choice = useTranslations('applications.choices');
  return (
    <ApplicationForm kind="feedback" words={words}>
      <FormPart title={t('tips')} notes={[t('items.where'), t('items.expected'), t('items.shot')]}>
        <RadioInput
          name="feedback_kind"
          label={field('feedback_kind.label')}
          options={options(feedbackKinds, (value) => choice(`feedbackKinds.${value}`))}
        />
        <LongText
          name="text"
          label={field('text.label')}
          placeholder={field('text.placeholder')}
          limit={textLimits.text}
          rows={6}
        />
        <PictureInput
          name="screenshot"
          label={field('screenshot.label')}
          hint={field('screenshot.hint')}
          words={{
            choose: t('picture.choose'),
            replace: t('picture.replace'),
            remove: t('picture.remove'),
            added: String(t.raw('picture.added')),
            removed: t('picture.removed'),
          }}
        />
        <TextInput
          name="reply_to"
          autoComplete="email"
          autoCapitalize="none"
          label={field('reply_to.label')}
          placeholder={field('reply_to.placeholder')}
          hint={field('reply_to.hint')}
          optional
        />
      </FormPart>
      <Sending submit={t('submit')} application={false} />
    </ApplicationForm>
  );
}
