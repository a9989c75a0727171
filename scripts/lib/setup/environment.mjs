/**
 * Reads .env files into the settings of this process, as a production start of Next does; variables that are set
 * already win.
 */
export async function applyEnvFiles() {
  const { default: env } = await import('@next/env');
  env.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
}
