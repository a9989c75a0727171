import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { useFormKit } from './form-kit';
import { useHydrated } from './use-hydrated';

/**
 * Sends the form. It stays focusable while an answer is awaited, so that the focus is not lost; the
 * submission itself ignores further clicks. Until the page is awake it sends nothing.
 */
export function SubmitButton({ label, className }: { label: string; className?: string }) {
  const { pending, words } = useFormKit();
  const awake = useHydrated();
  return (
    <button
      type={awake ? 'submit' : 'button'}
      aria-disabled={pending || undefined}
      className={cn(buttonStyles({ size: 'lg' }), 'w-full', className)}
    >
      {pending && (
        <span
          aria-hidden="true"
          className="size-5 animate-spin rounded-full border-2 border-white/40 border-t-white motion-reduce:animate-none"
        />
      )}
      <span aria-live="polite">{pending ? words.pending : label}</span>
    </button>
  );
}
