// Compiles the standard library and our wheel with the very Python that will run them:
// node bytecode.mjs <our wheel> <output folder>. What is kept and how is said in bytecode.py.
import fs from 'node:fs';
import path from 'node:path';
import { loadPyodide } from '../web/node_modules/pyodide/pyodide.mjs';

const [wheel, out] = process.argv.slice(2).map(name => path.resolve(name));
const py = await loadPyodide({ env: { HOME: '/home/pyodide', PYTHONHASHSEED: '0', PYTHONDONTWRITEBYTECODE: '1' } });
const site = py.runPython('import site; site.getsitepackages()[0]');
const bytes = new Uint8Array(fs.readFileSync(wheel));
py.unpackArchive(bytes, 'wheel', { extractDir: site });
py.FS.mkdirTree('/out');
py.mountNodeFS('/out', out);
py.FS.writeFile(`/home/pyodide/${path.basename(wheel)}`, bytes);
py.FS.writeFile(`${site}/bytecode.py`, fs.readFileSync(new URL('./bytecode.py', import.meta.url), 'utf-8'));
try {
  py.pyimport('bytecode').main(`/home/pyodide/${path.basename(wheel)}`, '/out');
} catch (error) { // uncaught, Node would print a line of a million characters with it
  console.error(error.message);
  process.exitCode = 1;
}
