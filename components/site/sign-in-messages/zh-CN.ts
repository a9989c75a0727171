// What the sign-in dialog says: a chunk of its own, loaded with the dialog.
import { dialog, register } from '@/messages/zh-CN/account.json';
import { catalogue } from '@/messages/zh-CN/errors.json';
import { errors, named, names } from '@/messages/zh-CN/fields.json';
import forms from '@/messages/zh-CN/forms.json';
import { signIn } from '@/messages/zh-CN/register.json';

export const messages = {
  account: { dialog, register },
  errors: { catalogue },
  fields: { errors, named, names },
  forms,
  register: { signIn },
};
