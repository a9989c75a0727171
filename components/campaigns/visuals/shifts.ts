/** Colours of shifts from the small hours to the evening, the same on dial and lanes. */
export const shiftColours = [
  { stroke: 'stroke-blue-600', ground: 'bg-blue-600', text: 'fill-white' },
  { stroke: 'stroke-blue-200', ground: 'bg-blue-200', text: 'fill-ink-900' },
  { stroke: 'stroke-blue-400', ground: 'bg-blue-400', text: 'fill-ink-900' },
  { stroke: 'stroke-warm-500', ground: 'bg-warm-500', text: 'fill-on-warm' },
] as const;

export const shiftColour = (index: number) =>
  shiftColours[index % shiftColours.length] ?? shiftColours[0];
