import type { ReactNode } from 'react';
import { Accordion } from '@/components/ui/list/accordion';
import { QrPicture } from '@/components/ui/qr/qr-picture';
import { Section } from './section';

export interface FaqItem {
  question: string;
  answer: string;
}

export interface FaqProps {
  title: string;
  items: readonly FaqItem[];
  tone?: 'white' | 'mist';
  contact?: {
    qrSrc: string;
    qrAlt: string;
    title: string;
    /** Lines under the title. */
    lines: readonly string[];
  };
  /** Content below the contact. */
  children?: ReactNode;
}

/** Questions on the right, title and contact QR code on the left. */
export function Faq({ title, items, tone = 'mist', contact, children }: FaqProps) {
  return (
    <Section id="faq" tone={tone} labelledBy="faq-title">
      <div className="wrap grid gap-6 md:gap-9 lg:grid-cols-[4fr_8fr] lg:gap-14">
        <div>
          <h2 id="faq-title" className="text-h2 text-text">
            {title}
          </h2>
          {contact && (
            <div className="mt-6 flex items-center gap-[18px] text-sm max-md:hidden">
              <span className="flex-none">
                <QrPicture src={contact.qrSrc} alt={contact.qrAlt} size={124} />
              </span>
              <div>
                <strong className="mb-1 block text-[1.0625rem] text-text">{contact.title}</strong>
                {contact.lines.map((line) => (
                  <span key={line} className="block text-pretty">
                    {line}
                  </span>
                ))}
              </div>
            </div>
          )}
          {children}
        </div>
        <Accordion
          items={items.map(({ question, answer }) => ({ title: question, body: <p>{answer}</p> }))}
        />
      </div>
    </Section>
  );
}
