import type { Ref } from 'react';

/**
 * A field nobody sees and machines fill. Of type url, which browsers do not fill from a person's
 * addresses as they would a field named for a company.
 */
export function Trap({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <input
        ref={ref}
        type="url"
        name="company_website"
        tabIndex={-1}
        autoComplete="off"
        defaultValue=""
      />
    </div>
  );
}
