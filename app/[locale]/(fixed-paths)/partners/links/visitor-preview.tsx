import { useEffect, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { inviteCodePattern } from '@superbrowser/contract/promoter-and-invite-codes';
import type { PromoterPreviewResponse } from '@superbrowser/contract/handler-responses';
import type { CouponLabelMessages } from '@/components/promoter/coupon-label-messages';
import { couponLabelNote, couponLabelText } from '@/components/promoter/coupon-label-text';
import { parseCouponSum, parsePromoterName } from '@/lib/offers/promoter-offer-response';
import { fillTemplate } from '@/components/ui/fill-template';
import type { MessageGroup } from '@/lib/core/i18n/pick-messages';
import { rememberedDays } from '@/lib/attribution/remembered-days';
import { promoterLink, type UtmName } from '@/lib/attribution/promoter-link';
import { fetchJsonOrThrow, type FetchError } from '@/lib/browser/fetch-json';
import { withPromoter } from '@/lib/downloads/promoter-file-name';
import { PreviewDetails } from './preview-details';

interface PreviewPackage {
  readonly name: string;
  readonly v5FileName: string;
  /** The name of the file that is sent instead where the promoter asks for v6; null where there is none. */
  readonly v6FileName: string | null;
}

/** The part of the preview that is the same for every link. */
export interface SharedPreviewData {
  readonly messages: MessageGroup<'partnersLinks.preview'>;
  readonly couponLabelMessages: CouponLabelMessages;
  /** The sum of the label without a promoter. */
  readonly defaultCouponSum: number;
  readonly packages: readonly PreviewPackage[];
  /** Landing pages by path: their names, and the names of their pictures. */
  readonly pages: Readonly<Record<string, { readonly title: string; readonly picture: string }>>;
}

export interface VisitorPreviewProps {
  readonly previewData: SharedPreviewData;
  /** Absolute URL of the landing page, its path, and its language. */
  readonly landingUrl: string;
  readonly path: string;
  readonly language: string;
  readonly code: string;
  readonly utm: Readonly<Partial<Record<UtmName, string>>>;
}

/** The file name of a package (D2), and whether it contains the code. */
function fileOf({ v5FileName, v6FileName }: PreviewPackage, code: string, isV6Delivered: boolean) {
  const plainName = (isV6Delivered && v6FileName) || v5FileName;
  const fileName = withPromoter(plainName, code);
  return { fileName, isMarked: fileName !== plainName };
}

/** What the sign-up page does with the code (R10). */
function formText(
  { messages }: SharedPreviewData,
  code: string,
  { state, response }: PreviewLookup,
): string {
  if (inviteCodePattern.test(code) || response?.promoter)
    return fillTemplate(messages.formFilled, { code });
  return state === 'answered' ? messages.formUnknown : messages.formByCode;
}

/** The preview of this link, made by the same functions that will answer its visitor. */
export function VisitorPreview({
  previewData,
  landingUrl,
  path,
  language,
  code,
  utm,
}: VisitorPreviewProps) {
  const {
    messages,
    couponLabelMessages: labelMessages,
    defaultCouponSum,
    packages,
    pages,
  } = previewData;
  const lookup = usePromoterPreview(code);
  const { state, response } = lookup;
  const amount = parseCouponSum(response) ?? defaultCouponSum;
  const name = parsePromoterName(response);
  const isV6Delivered = response?.line === 'v6';
  const { title = '', picture = '' } = pages[path] ?? {};
  const lineText = response
    ? isV6Delivered
      ? messages.lineV6
      : messages.lineV5
    : messages.lineByCode;
  return (
    <PreviewDetails
      messages={messages}
      picture={{
        src: `/og/${language}/${picture}.jpg`,
        alt: fillTemplate(messages.picture, { page: title }),
      }}
      url={promoterLink(landingUrl, code, utm).replace(/^https?:\/\//, '')}
      couponLabel={`${couponLabelText(amount, labelMessages)} ${couponLabelNote(amount, labelMessages)}`.trim()}
      promoterName={name && labelMessages.recommendedBy.replace('{name}', () => name)}
      note={state === 'answered' ? '' : messages[state]}
      files={packages.map((previewPackage) => {
        const { fileName, isMarked } = fileOf(previewPackage, code, isV6Delivered);
        return {
          key: previewPackage.name,
          name: previewPackage.name,
          file: isMarked ? (
            <b>{fileName}</b>
          ) : (
            <>
              {fileName}
              <span className="block font-sans text-text-3">{messages.unmarked}</span>
            </>
          ),
        };
      })}
      lineText={lineText}
      cookieText={fillTemplate(messages.cookieValue, { days: rememberedDays.promoter })}
      utmText={
        utm.utm_source ? fillTemplate(messages.utmValue, { days: rememberedDays.channel }) : ''
      }
      formText={formText(previewData, code, lookup)}
    />
  );
}

interface PreviewLookup {
  readonly state: 'asking' | 'answered' | 'failed';
  readonly response: PromoterPreviewResponse | null;
}

/** The pause in typing before a request, so that no half-typed code is requested. */
const debounceMs = 400;
/** A little longer than the server usually waits for the two calls. */
const deadlineMs = 5_000;

const fetchPreview = (path: string) =>
  fetchJsonOrThrow<PromoterPreviewResponse>(path, { deadlineMs });

/** The code after a pause in typing; until then the previous code. */
function useDebouncedCode(code: string): string {
  const [debouncedCode, setDebouncedCode] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedCode(code), debounceMs);
    return () => clearTimeout(timer);
  }, [code]);
  return debouncedCode;
}

/** The site's answer about a promoter's code, as its visitors get it. */
function usePromoterPreview(code: string): PreviewLookup {
  const isSettled = useDebouncedCode(code) === code;
  const { data, error, isValidating } = useSWRImmutable<PromoterPreviewResponse, FetchError>(
    isSettled
      ? `/api/promoter/preview?${new URLSearchParams({ promoter: code }).toString()}`
      : null,
    fetchPreview,
    { shouldRetryOnError: false },
  );
  if (data) return { state: 'answered', response: data };
  return { state: error && !isValidating ? 'failed' : 'asking', response: null };
}
