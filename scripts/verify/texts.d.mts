export interface VisitorText {
  where: string;
  language: string;
  text: string;
}
export function textsOfModule(where: string, source: string): VisitorText[];
export function readVisitorTexts(): VisitorText[];
export function proseOf(where: string, source: string): VisitorText[];
export function readCodeTexts(): VisitorText[];
