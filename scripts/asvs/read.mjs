import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The state of one requirement. `holds`: fulfilled, at these places and by these tests. `not`: does not apply. `operator`: the operator's
 * task. `accepted`: not fulfilled, and accepted. `open`: not yet fulfilled. All states but the first give the reason.
 * @typedef {{ id: string, level: 1 | 2, asks: string }} Asked
 * @typedef {Asked & { state: 'holds', where: string[], tests: string[], note?: string }} Held
 * @typedef {Asked & { state: 'not' | 'operator' | 'accepted' | 'open', why: string, where?: string[] }} NotHeld
 * @typedef {Held | NotHeld} Requirement
 */

export const source = 'scripts/asvs/requirements.jsonl'

/** @param {string} root @returns {Requirement[]} */
export function readRequirements(root) {
  const lines = readFileSync(path.join(root, source), 'utf8').split('\n')
  return lines.filter(Boolean).map((line) => JSON.parse(line))
}
