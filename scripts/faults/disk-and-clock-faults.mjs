import { startAgain } from './postgres-processes.mjs'

/** @typedef {import('./faults.mjs').Fault} Fault */
/** @typedef {import('./host.mjs').Host} Host */

const noMount = 'aquí no se puede montar un disco pequeño'
const noFaketime = 'falta faketime'

/** @param {import('pg').Pool} operator */
async function needNewFiles(operator) {
  // A full disk is noticed where a file must grow. The log of changes does so at the latest after 16 MB: here at once.
  for (let time = 0; time < 4; time++) await operator.query('select pg_switch_wal()').catch(() => undefined)
}

/** @type {Fault[]} */
const disks = [
  {
    name: 'el disco de PostgreSQL, lleno',
    holdMs: 4_000,
    lacks: ({ databases, diskOf }) => (diskOf(databases.primary).canBeFull ? '' : noMount),
    async begin({ databases, diskOf, operator }) {
      const { primary } = databases
      const disk = diskOf(primary)
      disk.fill()
      await needNewFiles(operator())
      return async () => {
        disk.free()
        if (!primary.isRunning()) await startAgain(primary.start)
      }
    },
  },
  {
    name: 'el disco de los procesos, lleno',
    lacks: ({ disk }) => (disk.canBeFull ? '' : noMount),
    async begin({ disk }) {
      disk.fill()
      return async () => disk.free()
    },
  },
]

const hour = 3_600

/** @type {Fault[]} */
const clocks = /** @type {const} */ (['api', 'web', 'worker']).flatMap((kind) =>
  [hour, -hour].map((seconds) => ({
    name: `el reloj de ${kind}-2 salta una hora ${seconds > 0 ? 'adelante' : 'atrás'}`,
    lacks: (/** @type {Host} */ { clocks: all }) => (all[kind].canLeap ? '' : noFaketime),
    async begin(/** @type {Host} */ { clocks: all }) {
      all[kind].set(seconds)
      return async () => all[kind].set(0)
    },
  })),
)

export const diskAndClockFaults = [...disks, ...clocks]
