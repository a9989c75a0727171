/** Classes of the white sheet that overlaps the end of the hero. */
export const heroSheetStyles =
  'rounded-xl bg-paper p-5 text-text-2 shadow-2 ring-1 ring-line md:p-10 lg:p-12';
