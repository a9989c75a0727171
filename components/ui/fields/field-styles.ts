const base =
  'block min-h-12 w-full min-w-0 rounded-md border border-control bg-paper text-base leading-normal text-text transition-colors duration-150 placeholder:text-text-3 hover:border-text-2 focus-visible:border-blue-600 focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-mist disabled:text-text-3 aria-invalid:border-risk aria-invalid:shadow-[inset_0_0_0_1px_var(--color-risk)] motion-reduce:transition-none';

/** Classes of controls for typing or choosing. Text of 16 px keeps phones from zooming in. */
export const controlStyles = {
  text: `${base} px-4 read-only:bg-mist`,
  select: `${base} cursor-pointer appearance-none pr-9 pl-4`,
};
