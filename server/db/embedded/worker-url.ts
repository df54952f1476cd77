import { findBuiltFile } from '@/server/built-file'
import { AppStartError } from '@/server/start-error'

// In the bundle, this code is in dist/server/*.js or dist/server/cli/*.js. In tests it runs from source.
const places = ['./embedded-worker.js', '../embedded-worker.js', './worker.ts']

export function embeddedWorkerUrl(): URL {
  const found = findBuiltFile(places, import.meta.url)
  if (!found)
    throw new AppStartError(
      'Falta el archivo dist/server/embedded-worker.js. Vuelve a compilar con «npm run build».',
    )
  return found
}
