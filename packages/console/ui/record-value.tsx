import type { ReactNode } from 'react';
import type { Field } from '@superbrowser/backend/records/record-type';
import type { Language } from '@superbrowser/shared/bilingual-text';
import { formatValue, resolveText } from '@superbrowser/backend/records/fields/format-value';
import type {
  AuthoredText,
  LabeledValue,
  Reference,
} from '@superbrowser/backend/records/displayed-values';
import { readDeploymentSettings } from '@superbrowser/backend/deployment-context';
import { pathWithQuery } from '@superbrowser/console/lib/url-query';
import { recordPath } from '@superbrowser/console/lib/record-paths';
import { Badge } from '@/components/ui/badge';
import { Day, DetailList, Instant, PhoneText } from './formatted-values';

const linkStyle = 'inline-flex min-h-6 items-center wrap-anywhere text-blue-700 hover:underline';

interface RecordValueProps {
  readonly field: Field;
  readonly value: unknown;
  readonly language: Language;
  /** Whether the value is shortened, for a table. */
  readonly isShort?: boolean;
}

const mailAddressPattern = /^[^\s@?&]+@[^\s@?&]+\.[^\s@?&]+$/;

/** A text; a mail address becomes a link. */
const MailOrText = ({ text }: { text: string }) =>
  mailAddressPattern.test(text) ? (
    <a href={`mailto:${text}`} className={linkStyle}>
      {text}
    </a>
  ) : (
    text
  );

function DetailValue({ detail, language }: { detail: LabeledValue; language: Language }) {
  const text = resolveText(detail.text, language);
  if (!detail.record) return <MailOrText text={text} />;
  const { name, key, filters } = detail.record;
  return (
    <a
      href={filters ? pathWithQuery(`/${name}`, filters) : recordPath(name, key)}
      className={linkStyle}
    >
      {key && `${key}, `}
      {text}
    </a>
  );
}

function DetailValues({
  details,
  language,
  isShort,
}: { details: readonly LabeledValue[] } & Pick<RecordValueProps, 'language' | 'isShort'>) {
  const [first] = details;
  // An empty list has a single detail `none`, whose text is shown instead.
  if (first?.name === 'none') return resolveText(first.text, language);
  if (isShort)
    return details.map(({ name, label, text }) => (
      <p key={name} className="whitespace-nowrap">
        {label[language]} {resolveText(text, language)}
      </p>
    ));
  return (
    <DetailList
      details={details.map((detail) => [
        detail.label[language],
        <DetailValue key={detail.name} detail={detail} language={language} />,
      ])}
    />
  );
}

const AuthoredTexts = ({
  texts,
  language,
}: {
  texts: readonly AuthoredText[];
  language: Language;
}) => (
  <ol className="grid gap-3">
    {texts.map(({ at, who, text }, n) => (
      <li key={n}>
        <p className="text-text-3">
          <Instant at={at} /> {who}
        </p>
        <p className="wrap-anywhere whitespace-pre-wrap">{resolveText(text, language)}</p>
      </li>
    ))}
  </ol>
);

/** Shows pictures that the console itself serves; others become a link. */
function PictureLink({
  url,
  label,
  isShort,
}: {
  url: string;
  label: string;
  isShort?: boolean | undefined;
}) {
  const isOwn = /^\/api\/(?:pictures|screenshots)\//.test(url);
  const href = isOwn ? url : new URL(url, readDeploymentSettings().siteOrigin).href;
  return (
    <a href={href} target="_blank" rel="noreferrer" className={linkStyle}>
      {isOwn ? (
        <img
          src={url}
          alt={label}
          className={isShort ? 'max-h-12 max-w-24' : 'max-h-96 max-w-full rounded-sm'}
        />
      ) : (
        url
      )}
    </a>
  );
}

// Limits of lengths in characters. Longer text wraps, because the table would become too wide.
const maxUnbrokenLength = 24;
const maxChoiceLength = 14;
const maxOneLineLength = 8;

/** A number or a name does not wrap, even at a hyphen. A longer text gets a column of readable width. */
function ShortText({ text }: { text: string }) {
  if (text.length <= maxUnbrokenLength && /^[\w.:*-]+$/.test(text))
    return <span className="whitespace-nowrap">{text}</span>;
  if (text.length <= maxOneLineLength) return <span className="sm:whitespace-nowrap">{text}</span>;
  return <span className="block wrap-anywhere sm:min-w-32">{text}</span>;
}

/** A value in the format of its field; nothing for a missing one. */
export function RecordValue({ field, value, language, isShort }: RecordValueProps): ReactNode {
  const text = formatValue(field, value, language);
  if (text === '') return null;
  const label = field.label[language];
  switch (field.format) {
    case 'phone':
      return <PhoneText number={text} />;
    case 'choice': {
      const tone = field.choices?.[String(value)]?.tone;
      if (tone) return <Badge tone={tone}>{text}</Badge>;
      if (!isShort || text.length > maxChoiceLength) return text;
      return <span className="whitespace-nowrap">{text}</span>;
    }
    case 'instant':
    case 'moment':
      return <Instant at={String(value)} />;
    case 'day':
      return <Day day={String(value)} />;
    case 'url': {
      const href = new URL(String(value), readDeploymentSettings().siteOrigin).href;
      return (
        <a
          href={href}
          target="_blank"
          rel="noreferrer"
          className={`${linkStyle} ${isShort ? 'sm:min-w-40' : ''}`}
        >
          {text}
        </a>
      );
    }
    case 'picture':
      return <PictureLink url={String(value)} label={label} isShort={isShort} />;
    case 'code':
      return (
        <span
          title={isShort ? text : undefined}
          className={`font-mono text-xs break-all select-all ${isShort ? 'sm:inline-block sm:max-w-24 sm:truncate sm:align-bottom' : ''}`}
        >
          {text}
        </span>
      );
    case 'details':
      return (
        <DetailValues
          details={value as readonly LabeledValue[]}
          language={language}
          isShort={isShort}
        />
      );
    case 'reference': {
      const { record } = value as Reference;
      const content = isShort ? <ShortText text={text} /> : text;
      return record ? (
        <a href={recordPath(record.name, record.key)} className={linkStyle}>
          {content}
        </a>
      ) : (
        content
      );
    }
    case 'authoredTexts':
      return <AuthoredTexts texts={value as readonly AuthoredText[]} language={language} />;
    default:
      if (isShort && !field.linksTo) return <ShortText text={text} />;
      return field.linksTo ? (
        <a href={recordPath(field.linksTo, String(value))} className={linkStyle}>
          {text}
        </a>
      ) : (
        <MailOrText text={text} />
      );
  }
}
