import { register as registerRequire } from 'tsx/cjs/api';
import { register as registerImport } from 'tsx/esm/api';

/** From here on this process can import TypeScript files, whichever way they are loaded. */
export function allowTypeScript() {
  registerRequire();
  registerImport();
}
