import { context } from 'esbuild'
import { serverOptions } from './server.mjs'
import { writeStamp } from './stamp.mjs'

/**
 * Resolves after the first successful build. Later builds call `onBuilt`. A failed build is only shown.
 * @param {string} root
 * @param {() => void} onBuilt
 * @returns {Promise<void>}
 */
export async function watchServer(root, onBuilt) {
  writeStamp(root, 'server', undefined)
  await new Promise((resolve) => {
    /** @type {import('esbuild').Plugin} */
    const announce = {
      name: 'announce',
      setup: ({ onEnd }) =>
        onEnd(({ errors }) => {
          if (errors.length > 0) return
          resolve(undefined)
          onBuilt()
        }),
    }
    context({ ...serverOptions(root), plugins: [announce], logLevel: 'warning' }).then((watching) =>
      watching.watch(),
    )
  })
}
