import { iconPaths, type DrawnName } from './icon-paths';

export type { DrawnName };

export interface DrawnIconProps {
  name: DrawnName;
  /** Edge length in CSS pixels. */
  size?: number;
}

/** The icon as an inline drawing, for pictures of the demo, which are shown without the site's style sheet. */
export function DrawnIcon({ name, size = 20 }: DrawnIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="block flex-none"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
