import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { prepareTree, run } from './sandbox.mjs'

/** @typedef {import('./dockerfile.mjs').Image} Image */
/** @typedef {import('./dockerfile.mjs').Stage} Stage */

/** @param {string} root @returns {(file: string) => boolean} whether .dockerignore leaves the file out */
export function readIgnored(root) {
  const patterns = readFileSync(path.join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => new RegExp(`^${line.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(/|$)`))
  return (file) => patterns.some((pattern) => pattern.test(path.relative(root, file)))
}

/**
 * Makes the file tree of each stage in its own folder, by the steps of the Dockerfile. The base image's part is this machine's /usr.
 * @param {Image} image
 * @param {{ root: string, folder: string }} places
 * @returns {string} the folder of the last stage
 */
export function assemble(image, { root, folder }) {
  /** @type {Map<string, string>} */
  const made = new Map()
  let last = ''
  for (const stage of image.stages) {
    last = path.join(folder, stage.name || 'final')
    mkdirSync(path.join(last, stage.workdir), { recursive: true })
    prepareTree(last)
    make(stage, last, (from) => (from ? (made.get(from) ?? '') : root), readIgnored(root))
    made.set(stage.name, last)
  }
  return last
}

/**
 * @param {Stage} stage
 * @param {string} tree
 * @param {(from: string | undefined) => string} originOf
 * @param {(file: string) => boolean} isIgnored
 */
function make(stage, tree, originOf, isIgnored) {
  for (const step of stage.steps) {
    if (step.kind === 'copy') {
      console.log(`COPY ${step.sources.join(' ')} ${step.to}`)
      copy(step, originOf(step.from), path.resolve(path.join(tree, stage.workdir), step.to), isIgnored)
    } else if (step.command.startsWith('apt-get')) console.log('(sin ejecutar: paquetes de la imagen base)')
    else {
      console.log(`RUN ${step.command.slice(0, 100)}`)
      run(tree, { workdir: stage.workdir, env: stage.env }, ['sh', '-c', step.command])
    }
  }
}

/**
 * As Docker does: a folder's content goes into the target, a file into a target that ends with a slash or is a folder.
 * @param {{ from: string | undefined, sources: string[], to: string }} step
 * @param {string} origin
 * @param {string} target
 * @param {(file: string) => boolean} isIgnored
 */
function copy({ from, sources, to }, origin, target, isIgnored) {
  for (const source of sources) {
    const file = path.join(origin, source)
    if (!existsSync(file)) throw new Error(`COPY: no hay ${source}.`)
    const intoFolder = to.endsWith('/') || (existsSync(target) && statSync(target).isDirectory())
    const place =
      statSync(file).isDirectory() || !intoFolder ? target : path.join(target, path.basename(file))
    mkdirSync(path.dirname(place), { recursive: true })
    cpSync(file, place, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (one) => from !== undefined || !isIgnored(one),
    })
  }
}
