export function anonymous(html: string, data: string): { html: string; data: string } | null;
