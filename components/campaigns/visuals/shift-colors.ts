/**
 * Colors of shifts from early morning to evening, the same on the dial (shift-dial-visual.tsx) and the panels
 * (shift-panels.tsx).
 */
const shiftColors = [
  { stroke: 'stroke-blue-600', ground: 'bg-blue-600', text: 'fill-white' },
  { stroke: 'stroke-blue-200', ground: 'bg-blue-200', text: 'fill-ink-900' },
  { stroke: 'stroke-blue-400', ground: 'bg-blue-400', text: 'fill-ink-900' },
  { stroke: 'campaigns:stroke-warm-500', ground: 'bg-warm-500', text: 'campaigns:fill-on-warm' },
] as const;

export const shiftColor = (index: number) =>
  shiftColors[index % shiftColors.length] ?? shiftColors[0];
