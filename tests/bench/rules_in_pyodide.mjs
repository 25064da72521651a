// `sablier bench` inside Pyodide under Node: node rules_in_pyodide.mjs <compiled wheel> <game> <seconds>; prints JSON last.
import fs from 'node:fs';
import { loadPyodide } from '../../web/node_modules/pyodide/pyodide.mjs';

const [wheel, game, seconds] = process.argv.slice(2);
const py = await loadPyodide({ stdout: line => console.log(line), env: { HOME: '/home/pyodide', PYTHONHASHSEED: '0' } });
const site = py.runPython('import site; site.getsitepackages()[0]');
py.unpackArchive(new Uint8Array(fs.readFileSync(wheel)), 'wheel', { extractDir: site });
py.pyimport('sablier.cli').main(['bench', game, '--seconds', seconds, '--json']);
