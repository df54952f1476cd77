import type { Finding, State } from './finding'

const marks: Record<State, string> = { good: '✓', warning: '!', bad: '✗', 'not-asked': '–' }

/** What the operator reads: a line for each finding, with what to do below it, and the sum at the end. */
export function reportOf(findings: Finding[]) {
  const width = Math.max(...findings.map(({ area }) => area.length))
  const lines = findings.flatMap(({ area, state, text, advice }) => [
    `${marks[state]} ${area.padEnd(width)}  ${text}`,
    ...(advice ? [`${' '.repeat(width + 4)}→ ${advice}`] : []),
  ])
  return [...lines, '', sumOf(findings)].join('\n')
}

function sumOf(findings: Finding[]) {
  const count = (state: State) => findings.filter((one) => one.state === state).length
  const [bad, warnings, notAsked] = [count('bad'), count('warning'), count('not-asked')]
  const parts = [
    bad === 0 ? 'Nada que corregir' : bad === 1 ? '1 cosa que corregir' : `${bad} cosas que corregir`,
    ...(warnings > 0 ? [warnings === 1 ? '1 aviso' : `${warnings} avisos`] : []),
    ...(notAsked > 0 ? [`${notAsked} sin preguntar`] : []),
  ]
  return `${parts.join(', ')}.`
}

export const isWell = (findings: Finding[]) => findings.every(({ state }) => state !== 'bad')
