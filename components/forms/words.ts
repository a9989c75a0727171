import type { MessageGroup } from '@/lib/i18n/group';
import type { DirectLine } from '@/lib/site';
import type { Locale } from '@/lib/i18n/routing';

type Forms = MessageGroup<'forms'>;

/** What the code field says; `{n}` in `again` stands for the time left. */
export type CodeWords = Omit<Forms['code'], 'help'> & {
  label: string;
  placeholder: string;
  sent: string;
  /** The request came to nothing: no network, or for reasons nobody told. */
  failure: { network: string; undecodable: string };
  help: {
    title: string;
    items: readonly string[];
    contact: string;
    lines: readonly DirectLine[];
  };
};

/** A piece of the sentence to agree to. */
export interface AgreementPart {
  text: string;
  /** The name of a document, kept in one piece where the line breaks. */
  isName?: boolean;
  /** Where the document stands; with it the name becomes a link into a new tab. */
  link?: { href: string; /** For screen readers: that it is a new tab. */ note: string };
}

/** What every form says, resolved on the server by `formWords()`. */
export interface FormWords extends Pick<
  Forms,
  /* head of the error summary */ 'summary' | 'pending' | 'optional' | 'choose' | 'over'
> {
  locale: Locale;
  /** Sentences by code of packages/contract/forms; `<field>.<code>` wins over `<code>`. */
  errors: Readonly<Record<string, string>>;
  /** Something was done that shows no words of its own. */
  done: string;
  /** Where no refusal of ours came back. */
  failure: { network: string; undecodable: string };
  phone: {
    label: string;
    placeholder: string;
    /** Of the country or region. */
    area: string;
    areas: readonly { value: string; label: string }[];
  };
  code: CodeWords;
  agreement: readonly AgreementPart[];
}

/** The sentence for a field's error: a code of the schemas, or a sentence of the server as it is. */
export function errorText(
  errors: FormWords['errors'],
  field: string,
  message: string | undefined,
): string | undefined {
  if (!message) return undefined;
  return errors[`${field}.${message}`] ?? errors[message] ?? message;
}
