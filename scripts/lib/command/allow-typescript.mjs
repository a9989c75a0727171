/**
 * From here on this process can import TypeScript files.
 * @returns {Promise<boolean>} false where the development packages are not installed
 */
export async function allowTypeScript() {
  try {
    const [{ register: forRequire }, { register: forImport }] = await Promise.all([
      import('tsx/cjs/api'),
      import('tsx/esm/api'),
    ]);
    forRequire();
    forImport();
    return true;
  } catch (error) {
    if (error.code === 'ERR_MODULE_NOT_FOUND') return false;
    throw error;
  }
}
