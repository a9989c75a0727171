import { buttonStyles } from '@/components/ui/button-styles';

interface MoreButtonProps {
  busy?: boolean;
  messages: { readonly more: string; readonly loading: string };
  onClick: () => void;
}

/** The button that shows the next page below; visitors without scripts have the whole list. */
export function MoreButton({ busy = false, messages, onClick }: MoreButtonProps) {
  return (
    <p className="mt-8 text-center noscript:hidden">
      <button
        type="button"
        aria-disabled={busy}
        onClick={busy ? undefined : onClick}
        className={buttonStyles({ variant: 'outline', size: 'lg' })}
      >
        {busy ? messages.loading : messages.more}
      </button>
    </p>
  );
}
