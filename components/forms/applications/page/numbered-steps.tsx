export interface NumberedStep {
  title: string;
  text: string;
}

export interface NumberedStepsProps {
  items: readonly NumberedStep[];
  /** Of the titles. */
  level?: 3 | 4;
}

/** What comes one after the other; side by side from tablets on. */
export function NumberedSteps({ items, level = 3 }: NumberedStepsProps) {
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <ol className="grid gap-x-10 gap-y-6 md:grid-cols-3">
      {items.map(({ title, text }, index) => (
        <li key={title} className="border-t-2 border-text pt-4">
          <Heading className="text-[17px] leading-snug font-bold text-text">
            <span aria-hidden="true" className="mr-2.5 font-num text-blue-600">
              {index + 1}
            </span>
            {title}
          </Heading>
          <p className="mt-1.5 text-[15px] leading-relaxed">{text}</p>
        </li>
      ))}
    </ol>
  );
}
