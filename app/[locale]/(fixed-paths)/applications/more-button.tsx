import { buttonStyles } from '@/components/ui/button-styles';

interface MoreButtonProps {
  isBusy?: boolean;
  messages: { readonly more: string; readonly loading: string };
  onClick: () => void;
}

/** The button that shows the next page below; visitors without scripts have the whole list. */
export function MoreButton({ isBusy = false, messages, onClick }: MoreButtonProps) {
  return (
    <p className="mt-8 text-center noscript:hidden">
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : onClick}
        className={buttonStyles({ variant: 'outline', size: 'lg' })}
      >
        {isBusy ? messages.loading : messages.more}
      </button>
    </p>
  );
}
