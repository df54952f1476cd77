import { Failure, knownReason } from './failure.mjs'
import { portTaken } from './ports.mjs'

/** @typedef {import('./services.mjs').Service} Service */
/** @typedef {import('./children.mjs').Exit} Exit */

/** @param {Exit} exit */
const how = ({ code, signal }) => (signal ? `señal ${signal}` : `código ${code}`)

/**
 * One sentence on what a person can do about the end of a service.
 * @param {Service} service
 * @param {Exit} exit
 * @param {string[]} lines its last output
 * @param {boolean} wasReady
 */
export function endReason({ title, listens }, exit, lines, wasReady) {
  const known = knownReason(lines)
  if (known) return known
  const output = lines.map((line) => line.trim()).filter(Boolean)
  if (listens && output.some((line) => line.includes('EADDRINUSE')))
    return portTaken(listens.port, listens.variable)
  const isTrace = output.some((line) => /^at .+:\d+:\d+\)?$/.test(line))
  const last = output.at(-1)
  if (!wasReady && exit.code === 1 && last && !isTrace) return new Failure(last)
  if (wasReady)
    return new Failure(`${title} ha terminado por su cuenta (${how(exit)}): mira el registro de arriba.`)
  const mend = 'mira el registro de arriba y vuelve a arrancar.'
  return new Failure(`${title} no ha podido arrancar (${how(exit)}): ${mend}`, lines)
}
