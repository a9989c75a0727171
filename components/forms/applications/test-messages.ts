import { createTranslator } from 'next-intl';
import applications from '@/messages/en-US/applications.json';
import appointment from '@/messages/en-US/appointment.json';
import cancelAccount from '@/messages/en-US/cancelAccount.json';
import errors from '@/messages/en-US/errors.json';
import feedback from '@/messages/en-US/feedback.json';
import fields from '@/messages/en-US/fields.json';
import forms from '@/messages/en-US/forms.json';

export const messages = {
  applications,
  appointment,
  cancelAccount,
  errors,
  feedback,
  fields,
  forms,
};

/** Stands for `next-intl/server`, which needs Next's request scope; the texts are the real ones. */
export const intlServer = () => ({
  getLocale: () => Promise.resolve('en-US'),
  getTranslations: (asked?: string | { namespace?: string }) => {
    const namespace = typeof asked === 'object' ? asked.namespace : asked;
    return Promise.resolve(
      createTranslator({
        locale: 'en-US',
        messages: messages as never,
        ...(namespace && { namespace: namespace as never }),
      }),
    );
  },
});
