import { readdirSync, readFileSync } from 'node:fs'
import { mantel } from './mantel'

export type Program = 'dist/server/main.js' | 'dist/web/server.mjs'

/** The process that runs this program of Mantel with this variable; NaN where there is none. Only Linux tells. */
export function processOf(program: Program, variable: string) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const pid = pids.find((each) => {
    const said = (what: string) => readFileSync(`/proc/${each}/${what}`, 'utf8').split('\0')
    try {
      return said('cmdline').includes(program) && said('environ').includes(variable)
    } catch {
      return false
    }
  })
  return Number(pid)
}

/** The two that serve what is attacked. */
export const servers = () => ({
  api: processOf('dist/server/main.js', `DATA_DIR=${mantel.dataDir}`),
  web: processOf('dist/web/server.mjs', `PORT=${new URL(mantel.baseUrl).port}`),
})
