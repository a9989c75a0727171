// What is fetched with the first file or text is one module, so that it is one request.
export { checkPasted } from './check-pasted';
export { FileCheckPanel } from './file-check-panel';
export { PastePanel } from './paste-panel';
