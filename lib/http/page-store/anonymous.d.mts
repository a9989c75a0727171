export function anonymous(
  html: string,
  data: string,
  path: string,
): { html: string; data: string } | null;
