import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import {
  applicationSlugOf,
  type ApplicationKind,
} from '@superbrowser/contract/forms/application-kinds';
import { applicationForms, fieldsOf } from '@superbrowser/contract/forms/application-forms';
import { plainValues } from '@/lib/testing/application-samples';
import { applications } from '@/messages/en-US/applications.json';
import { errors, fields, forms } from '@/messages/en-US/forms.json';
import { ScreenshotInput } from '../screenshot-input';
import { flushPromises } from '../forms.test-support';
import { CancelAccountCode } from './cancel-account-code';
import { ApplicationForm, type ApplicationFormProps } from './application-form';

const messages = { applications, errors, fields, forms };

/** Renderers of the forms that have their own kind of field, as their pages pass them. */
const fieldRenderers: Partial<
  Record<ApplicationKind, ApplicationFormProps['fieldRenderers'] & object>
> = {
  feedback: {
    screenshot: ({ name, label, hint }) => (
      <ScreenshotInput name={name} label={label} hint={hint} />
    ),
  },
  cancelAccount: { code: () => <CancelAccountCode /> },
};

export const allKinds = Object.keys(applicationForms) as ApplicationKind[];
export const apiPathOf = (kind: ApplicationKind) => `/api/applications/${applicationSlugOf(kind)}`;
export const texts = messages.applications;

/** Renders a form as its page does. */
export function openForm(kind: ApplicationKind) {
  return render(
    <NextIntlClientProvider locale="en-US" messages={messages}>
      <ApplicationForm
        kind={kind}
        label="the form"
        submitLabel="Send"
        fieldRenderers={fieldRenderers[kind] ?? {}}
        groups={['applications.feedback.screenshot']}
      />
    </NextIntlClientProvider>,
  );
}

const form = () => screen.getByRole('form');
/** A control by name; the first of a group. */
export function getControl(name: string): HTMLInputElement {
  const control = form().querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!control) throw new Error(`No control ${name}`);
  return control;
}

/** The texts that assistive technology reads with a field: its error and its hint. */
export function descriptionOf(name: string): string {
  const field = getControl(name).closest('[role=radiogroup]') ?? getControl(name);
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

export function typeInto(name: string, value: string | boolean) {
  const control = getControl(name);
  if (control.type === 'checkbox') return control.checked === value || fireEvent.click(control);
  if (control.type === 'radio')
    return fireEvent.click(form().querySelector(`[name="${name}"][value="${value}"]`)!);
  return fireEvent.change(control, { target: { value } });
}

export const sendForm = async () => {
  fireEvent.submit(form());
  await flushPromises();
};

/** Fills a form in every field but the screenshot. */
export function fillForm(kind: ApplicationKind) {
  const values = plainValues(fieldsOf(kind));
  // A form filled with this helper is the same each time.
  if (values.phone) values.phone = '138 0013 8000';
  for (const [name, value] of Object.entries(values)) typeInto(name, value);
}

/** The values of the form right now, without the screenshot and the ticks. */
export const formValues = () => Object.fromEntries(new FormData(form() as HTMLFormElement));
