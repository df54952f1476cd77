/** @typedef {import('./read.mjs').Requirement} Requirement */

export const target = 'docs/security/asvs.md'

const chapters = [
  ...['Encoding and sanitization', 'Validation and business logic', 'Web frontend', 'API and web service'],
  ...['Files', 'Authentication', 'Sessions', 'Authorization', 'Self-contained tokens', 'OAuth and OIDC'],
  ...['Cryptography', 'Communication', 'Configuration', 'Data protection', 'Coding and architecture'],
  ...['Logging and errors', 'WebRTC'],
]

const words = {
  holds: 'yes',
  not: 'does not apply',
  operator: 'the operator',
  accepted: 'risk accepted',
  open: 'open',
}

/** @param {Requirement[]} requirements */
export function asvsTable(requirements) {
  const count = (/** @type {string} */ state) =>
    requirements.filter((requirement) => requirement.state === state).length
  const sum = `${requirements.length} requirements: ${count('holds')} hold, ${count('not')} do not apply, ${count('operator')} are the operator's, ${count('accepted')} we accept, ${count('open')} are open.`
  return `${[
    '# OWASP ASVS 5.0, levels 1 and 2',
    'Written by `npm run asvs` from scripts/asvs/requirements.jsonl, in our own words; `npm run check` fails on a blank, on a file\nthat is not there, and when this page is older than its source. The numbers are the standard’s.',
    sum,
    ...chapters.map((title, index) => chapter(title, index + 1, requirements)),
  ].join('\n\n')}\n`
}

/** @param {string} title @param {number} number @param {Requirement[]} requirements */
function chapter(title, number, requirements) {
  const own = requirements.filter(({ id }) => id.startsWith(`${number}.`))
  const head = ['| | L | asks | holds | where, or why not | test |', '|---|---|---|---|---|---|']
  return [`## V${number} ${title}`, '', ...head, ...own.map(row)].join('\n')
}

/** @param {Requirement} requirement */
function row(requirement) {
  const { id, level, asks, state } = requirement
  const isHeld = requirement.state === 'holds'
  const where = (requirement.where ?? []).map(code).join(', ')
  const reason = isHeld ? requirement.note : requirement.why
  const tests = isHeld ? requirement.tests.map(code).join(', ') : ''
  const cells = [id, level, asks, words[state], [reason, where].filter(Boolean).join(' '), tests || '–']
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`
}

const code = (/** @type {string} */ file) => `\`${file}\``
