import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { setVariable } from '../../env'
import { isPlain } from '../plain'

const built = z.object({ config: z.record(z.string(), z.unknown()) })

/**
 * Makes Next take its configuration from the build, as Next's standalone server does. To read next.config.ts, Next would load a compiler
 * (two with next-intl's), and sixty megabytes would stay in memory. Off: Next reads next.config.ts.
 */
export function takeBuiltConfig(build = '.next') {
  if (isPlain('built-config')) return
  const { config } = built.parse(
    JSON.parse(readFileSync(path.join(build, 'required-server-files.json'), 'utf8')),
  )
  setVariable('__NEXT_PRIVATE_STANDALONE_CONFIG', JSON.stringify(config))
}
