'use client';

import { useRouter } from 'next/navigation';
import { useTransition, type FormEvent, type ReactNode } from 'react';
import { storeCarriedPhone } from '@/lib/browser/carried-phone';

interface RegisterPhoneFormProps {
  /** URL of the registration page in the page's language. */
  href: string;
  className?: string;
  /** A select of area codes, a phone field and a button, all without names. */
  children: ReactNode;
}

/**
 * A phone field on other pages, which leads to the registration: the number is passed on in session storage (F6). Its
 * fields have no names, so that without JavaScript the form leads on without the number in the URL.
 */
export function RegisterPhoneForm({ href, className, children }: RegisterPhoneFormProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const [area, phone] = event.currentTarget.querySelectorAll<HTMLInputElement>('select, input');
    if (area && phone?.value.trim())
      storeCarriedPhone({ area_code: area.value === '1' ? 1 : 86, phone: phone.value });
    startTransition(() => router.push(href));
  }

  return (
    <form
      action={href}
      onSubmit={start}
      aria-busy={isPending}
      data-track="register"
      className={className}
    >
      {children}
    </form>
  );
}
