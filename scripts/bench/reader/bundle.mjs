import path from 'node:path'
import { build } from 'esbuild'

/**
 * A TypeScript file and what it imports, as one module.
 * @param {string} file
 */
export async function bundled(file) {
  const { outputFiles } = await build({
    ...{ entryPoints: [path.resolve(file)], bundle: true, minify: true, format: 'esm', write: false },
    ...{ tsconfig: path.resolve('tsconfig.json'), platform: 'node' },
  })
  const code = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')
  return import(`data:text/javascript;base64,${code}`)
}
