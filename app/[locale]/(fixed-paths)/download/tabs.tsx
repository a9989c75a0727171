import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

interface TabItem {
  /** The id of the panel in the URL's fragment, and the value of its choice. */
  id: string;
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  /** Unique on the page; it groups the choices. */
  name: string;
  /** Names the choice for screen readers. */
  label: string;
  items: readonly TabItem[];
  /** Content at the end of the row of tabs, from tablets on. */
  aside?: ReactNode;
}

const tabStyles = cn(
  'download:order-0 mr-3 inline-flex min-h-16 cursor-pointer items-center border-b-[3px] border-transparent px-2 text-[1.0625rem] whitespace-nowrap text-text-3 hover:text-text',
  'download:peer-checked:border-blue-600 download:peer-checked:font-bold download:peer-checked:text-text',
  'download:peer-focus-visible:-outline-offset-3 peer-focus-visible:outline-3 peer-focus-visible:outline-blue-500',
);

/**
 * Panels behind tabs, made of radio buttons: the browser provides arrow keys, form semantics and hidden panels, so it
 * works without JavaScript and nothing moves when the page hydrates. The component around it opens all panels where
 * there are no scripts.
 */
export function Tabs({ name, label, items, aside }: TabsProps) {
  return (
    <fieldset className="relative flex min-w-0 flex-wrap items-stretch">
      <legend className="sr-only">{label}</legend>
      <span aria-hidden="true" className="w-3 md:w-6" />
      {items.map((item, index) => (
        <div key={item.id} className="contents">
          <input
            type="radio"
            name={name}
            value={item.id}
            id={`${name}-${item.id}`}
            defaultChecked={index === 0}
            className="peer download:peer sr-only"
          />
          <label htmlFor={`${name}-${item.id}`} className={tabStyles}>
            {item.label}
          </label>
          <div
            id={item.id}
            className="download:peer-checked:block order-2 hidden w-full border-t border-line"
          >
            {item.panel}
          </div>
        </div>
      ))}
      {aside && (
        <div className="download:order-1 download:mr-8 ml-auto hidden items-center text-xs text-text-3 md:flex">
          {aside}
        </div>
      )}
    </fieldset>
  );
}
