/** What is fetched with the first file or text, in one piece: the rules, the answers, and the start of the worker. */
export { FileRun } from './file-run';
export { judgePasted } from './judge-pasted';
export { PastePanel } from './paste-panel';
