import { PageLink } from './page-link';
import type { ComponentProps, ReactNode } from 'react';
import { buttonStyles, type ButtonStyle } from './button-styles';
import { cn } from './cn';

interface ButtonContent extends ButtonStyle {
  /** Drawn before the label. */
  icon?: ReactNode;
  /** Second, smaller line. */
  note?: ReactNode;
  children: ReactNode;
}

function Content({ icon, note, children }: Pick<ButtonContent, 'icon' | 'note' | 'children'>) {
  return (
    <>
      {icon}
      {note ? (
        <span className={cn('block', icon && 'text-left')}>
          {children}
          <span className="mt-1 block text-xs leading-tight font-normal opacity-90">{note}</span>
        </span>
      ) : (
        <span>{children}</span>
      )}
    </>
  );
}

export type ButtonProps = ButtonContent & Omit<ComponentProps<'button'>, 'children'>;

export function Button({
  variant,
  size,
  icon,
  note,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button type={type} className={cn(buttonStyles({ variant, size }), className)} {...rest}>
      <Content icon={icon} note={note}>
        {children}
      </Content>
    </button>
  );
}

export type ButtonLinkProps = ButtonContent &
  Omit<ComponentProps<'a'>, 'children' | 'href'> & {
    href: string;
    /** A plain link instead of a client-side navigation. */
    plain?: boolean;
  };

/** Addresses the router must not prefetch or take over: handlers, files, fragments, other schemes. */
const notAPage = /^(?:\/(?:api|files)\/|#|[a-z][a-z\d+.-]*:)/i;

/** Link that looks like a button; pages go through next/link, everything else is a plain `<a>` (D1). */
export function ButtonLink({
  variant,
  size,
  icon,
  note,
  className,
  children,
  href,
  plain,
  ...rest
}: ButtonLinkProps) {
  const props = { ...rest, href, className: cn(buttonStyles({ variant, size }), className) };
  const content = (
    <Content icon={icon} note={note}>
      {children}
    </Content>
  );
  return plain || notAPage.test(href) ? (
    <a {...props}>{content}</a>
  ) : (
    <PageLink {...props}>{content}</PageLink>
  );
}
