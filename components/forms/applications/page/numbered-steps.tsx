import { cn } from '@/components/ui/cn';

export interface NumberedStep {
  title: string;
  text: string;
}

export interface NumberedStepsProps {
  items: readonly NumberedStep[];
  /** Side by side from tablets on. */
  wide?: boolean;
  /** Of the titles. */
  level?: 3 | 4;
}

/** What comes one after the other, with large numerals. */
export function NumberedSteps({ items, wide = false, level = 3 }: NumberedStepsProps) {
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <ol className={cn(wide && 'grid gap-x-10 md:grid-cols-3')}>
      {items.map(({ title, text }, index) => (
        <li
          key={title}
          className={cn(
            'grid grid-cols-[44px_1fr] gap-x-3 border-t border-line-2 py-5',
            wide && 'md:block md:py-7',
          )}
        >
          <span
            aria-hidden="true"
            className={cn(
              'font-num text-[44px] leading-[0.9] font-bold tracking-[-0.05em] text-blue-600',
              wide && 'md:block md:text-[72px]',
            )}
          >
            {index + 1}
          </span>
          <div className={cn(wide && 'md:mt-5')}>
            <Heading className="text-[17px] leading-snug font-bold text-text">{title}</Heading>
            <p className="mt-1 text-[15px] leading-relaxed">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
