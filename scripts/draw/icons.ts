/**
 * Writes app/styles/icons.css, the shapes of the site's icons, from components/ui/icon-paths.ts:
 *   npm run draw -- icons
 */
import { writeFileSync } from 'node:fs';
import { iconPaths, iconSizes, systemLogos } from '../../components/ui/icon-paths';

const drawingUrl = (d: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${d}'/%3E%3C/svg%3E")`;

const cssRule = (name: string, declaration: string) =>
  `  .icon-${name} {\n    ${declaration};\n  }\n`;

const sheetHead = `/* Made by scripts/draw/icons.ts from components/ui/icon-paths.ts: change the drawing there. */
@layer components {
  /* The text's color, cut to the icon's shape. Without the settings below, forced colors would remove it and printing would
     leave it out. */
  .icon,
  .before-icon::before,
  .after-icon::after {
    content: '';
    display: block;
    flex: none;
    width: var(--icon-size, 20px);
    height: var(--icon-size, 20px);
    background: currentColor;
    mask: var(--icon) center / contain no-repeat;
    print-color-adjust: exact;
  }
  .icon {
    --icon-size: 20px;
  }
  /* In the summary of an open section the arrow points up. */
  [open] > .after-icon::after {
    rotate: 180deg;
  }
  @media (forced-colors: active) {
    .icon,
    .before-icon::before,
    .after-icon::after {
      forced-color-adjust: none;
      background: CanvasText;
    }
    a .icon,
    a.before-icon::before {
      background: LinkText;
    }
    button .icon,
    button.before-icon::before {
      background: ButtonText;
    }
    button:disabled .icon {
      background: GrayText;
    }
    :is(.sr-only:checked + label, label:has(> .sr-only:checked), [aria-current]) .icon {
      background: HighlightText;
    }
  }
`;

/** The style sheet of all icons. */
export function iconSheet(): string {
  const shapes = Object.entries(iconPaths).map(([name, d]) =>
    cssRule(name, `--icon: ${drawingUrl(d)}`),
  );
  const marks = systemLogos.map((name) => cssRule(name, `--icon: url('/art/mark-${name}.svg')`));
  const sizes = iconSizes.map((size) => cssRule(String(size), `--icon-size: ${size}px`));
  return `${sheetHead}${shapes.join('')}${marks.join('')}${sizes.join('')}}\n`;
}

if (process.argv[1]?.endsWith('icons.ts')) writeFileSync('app/styles/icons.css', iconSheet());
