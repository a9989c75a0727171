export interface VisitorText {
  location: string;
  language: string;
  text: string;
}
export function textsOfModule(location: string, source: string): VisitorText[];
export function readInterfaceTexts(): VisitorText[];
export function proseOf(location: string, source: string): VisitorText[];
export function readCodeTexts(): VisitorText[];
