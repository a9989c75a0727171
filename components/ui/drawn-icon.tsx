import { iconPaths, type DrawnIconName } from './icon-paths';

export type { DrawnIconName };

interface DrawnIconProps {
  name: DrawnIconName;
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
