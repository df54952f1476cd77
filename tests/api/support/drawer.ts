import { pathToFileURL } from 'node:url'
import { afterAll } from 'vitest'
import { createDrawer } from '@/server/images/drawer'
import { bundle } from './bundle'

/** The drawing thread as production runs it, made only when something is drawn. */
export function testDrawer() {
  let bundled: ReturnType<typeof bundle> | undefined
  afterAll(async () => (await bundled)?.remove())
  return createDrawer(async () => {
    bundled ??= bundle('server/images/worker.ts')
    return pathToFileURL((await bundled).path)
  })
}
