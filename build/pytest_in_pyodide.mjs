// pytest inside Pyodide under Node: node pytest_in_pyodide.mjs <folder of wheels> <core wheel> [pytest arguments]
// The repository is mounted, but `sablier` comes from the wheel, as it does for a player.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from '../web/node_modules/pyodide/pyodide.mjs';

const [wheels, core, ...args] = process.argv.slice(2);
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const pick = names => Object.fromEntries(names.filter(n => n in process.env).map(n => [n, process.env[n]]));

const py = await loadPyodide({
  stdout: line => console.log(line),
  stderr: line => console.error(line),
  env: { HOME: '/home/pyodide', PYTHONDONTWRITEBYTECODE: '1', PYTHONHASHSEED: '0', ...pick(['SABLIER_SCALE', 'HYPOTHESIS_PROFILE']) },
});
const site = py.runPython('import site; site.getsitepackages()[0]');
const files = fs.readdirSync(wheels).filter(name => name.endsWith('.whl')).map(name => path.join(wheels, name));
for (const file of [...files, core]) {
  py.unpackArchive(new Uint8Array(fs.readFileSync(file)), 'wheel', { extractDir: site });
}
py.FS.mkdirTree('/repository');
py.mountNodeFS('/repository', root);
const main = py.runPython(`
def main(text):
    import json, os, pytest
    os.chdir("/repository")
    return int(pytest.main(json.loads(text)))
main`);
process.exitCode = main(JSON.stringify(args));
