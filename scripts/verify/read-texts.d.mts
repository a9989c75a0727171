export interface LocatedText {
  location: string;
  language: string;
  text: string;
}
export function textsOfModule(location: string, source: string): LocatedText[];
export function readInterfaceTexts(): LocatedText[];
export function proseOf(location: string, source: string): LocatedText[];
export function readCodeTexts(): LocatedText[];
