import type { ComponentProps, ReactNode } from 'react';
import { buttonStyles, type ButtonStyle } from './button-styles';
import { cn } from './cn';

interface ButtonContent extends ButtonStyle {
  /** Drawn before the label. */
  icon?: ReactNode;
  /** A second, smaller line. */
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

type ButtonProps = ButtonContent & Omit<ComponentProps<'button'>, 'children'>;

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

type ButtonLinkProps = ButtonContent &
  Omit<ComponentProps<'a'>, 'children' | 'href'> & { href: string };

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  icon,
  note,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a className={cn(buttonStyles({ variant, size }), className)} {...rest}>
      <Content icon={icon} note={note}>
        {children}
      </Content>
    </a>
  );
}
