import { Failure, knownReason } from './failure.mjs'
import { portTaken } from './ports.mjs'

/** @typedef {import('./services.mjs').Service} Service */
/** @typedef {import('./children.mjs').Exit} Exit */

/** @param {Exit} exit */
const how = ({ code, signal }) => (signal ? `señal ${signal}` : `código ${code}`)

/**
 * What a person can do about it, in one sentence.
 * @param {Service} service
 * @param {Exit} exit
 * @param {string[]} lines what it said last
 * @param {boolean} wasReady
 */
export function endReason({ title, listens }, exit, lines, wasReady) {
  const known = knownReason(lines)
  if (known) return known
  const said = lines.map((line) => line.trim()).filter(Boolean)
  if (listens && said.some((line) => line.includes('EADDRINUSE')))
    return portTaken(listens.port, listens.variable)
  const isTrace = said.some((line) => /^at .+:\d+:\d+\)?$/.test(line))
  const last = said.at(-1)
  if (!wasReady && exit.code === 1 && last && !isTrace) return new Failure(last)
  const when = wasReady ? 'ha terminado por su cuenta' : 'no ha podido arrancar'
  const message = `${title} ${when} (${how(exit)}): mira el registro de arriba y vuelve a arrancar.`
  return new Failure(message, wasReady ? [] : lines)
}
