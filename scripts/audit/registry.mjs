import { startNode } from '../run/children.mjs'

/** @typedef {import('./holes.mjs').Advisory} Advisory */

/**
 * The holes that the registry knows in the lock, as `npm audit` asks for them. Nothing when the registry does not answer, as some mirrors
 * do not.
 * @returns {Promise<{ advisories: Advisory[] } | { silence: string }>}
 */
export async function askRegistry() {
  /** @type {string[]} */
  const report = []
  const npm = process.env.npm_execpath
  if (!npm) return { silence: 'npm is not there: npm run audit' }
  const audit = startNode([npm, 'audit', '--json'], {
    env: process.env,
    onLine: (line, from) => from === 'stdout' && report.push(line),
  })
  await audit.exit
  return advisoriesOf(report.join('\n'))
}

/**
 * @param {string} report the output of `npm audit --json`
 * @returns {{ advisories: Advisory[] } | { silence: string }}
 */
export function advisoriesOf(report) {
  const answer = parsed(report)
  if (!answer?.vulnerabilities) return { silence: answer?.message ?? 'no answer' }
  /** @type {Advisory[]} */
  const advisories = []
  for (const { via } of Object.values(answer.vulnerabilities))
    for (const each of via)
      if (typeof each === 'object') {
        const { name, range, severity, title, url } = each
        advisories.push({ package: name, range, severity, title, id: url.slice(url.lastIndexOf('/') + 1) })
      }
  return { advisories }
}

/** @typedef {{ name: string, range: string, severity: string, title: string, url: string }} Via a string where another package is why */

/**
 * @param {string} text
 * @returns {{ message?: string, vulnerabilities?: Record<string, { via: (Via | string)[] }> } | undefined}
 */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
