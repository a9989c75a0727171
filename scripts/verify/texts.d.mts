export interface VisitorText {
  where: string;
  language: string;
  text: string;
}
export function textsOfModule(where: string, source: string): VisitorText[];
export function visitorTexts(): VisitorText[];
export function proseOf(where: string, source: string): VisitorText[];
export function codeTexts(): VisitorText[];
