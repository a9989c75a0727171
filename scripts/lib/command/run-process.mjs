/** Runs commands in their own process groups, with or without their output. */
import { spawn } from 'node:child_process';
import { endChildOnSignals } from './signals.mjs';

/**
 * A separate process group, so that a signal reaches all that a command starts. On Windows a separate group would open
 * a window.
 */
const hasOwnGroup = process.platform !== 'win32';

/**
 * Runs a command with this terminal's output; SIGTERM and SIGINT end it together with this process.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, shell?: boolean }} [options]
 * @returns {Promise<number>} exit code; 1 when it could not be started or was killed
 */
export function run(command, args, { env = process.env, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env, shell, detached: hasOwnGroup });
    endChildOnSignals(child);
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a JavaScript program of node_modules by its file, which works alike on every system. */
export function runNode(file, args, options) {
  return run(process.execPath, [file, ...args], options);
}

/**
 * Runs a command and reads its output; its error output goes to this terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ code: number, output: string }>} code: 1 when it could not be started or was killed
 */
export function captureStdout(command, args, { env = process.env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['inherit', 'pipe', 'inherit'],
      env,
      detached: hasOwnGroup,
    });
    endChildOnSignals(child);
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => {
      console.error(error.message);
      resolve({ code: 1, output });
    });
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a command and returns all its output, for reporting a failure.
 * @returns {Promise<{ code: number, output: string }>} code: 1 when it could not be started or was killed
 */
export function captureAllOutput(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: hasOwnGroup,
    });
    endChildOnSignals(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs npm itself, which on Windows is a script that needs a shell. */
export function runNpm(args, options = {}) {
  const npmPath = process.env.npm_execpath;
  if (npmPath?.endsWith('.js')) return runNode(npmPath, args, options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}
