// What the sign-in dialog says: a chunk of its own, loaded with the dialog.
import { dialog, register } from '@/messages/en-US/account.json';
import { catalogue } from '@/messages/en-US/errors.json';
import { errors, named, names } from '@/messages/en-US/fields.json';
import forms from '@/messages/en-US/forms.json';
import { signIn } from '@/messages/en-US/register.json';

export const messages = {
  account: { dialog, register },
  errors: { catalogue },
  fields: { errors, named, names },
  forms,
  register: { signIn },
};
