import { bundled } from './bundle.mjs'

const seeds = { build: 1, 'held-out': 2 }
const share = (/** @type {{ right: number, all: number }} */ { right, all }) =>
  all === 0 ? '–' : `${((100 * right) / all).toFixed(1)} %`

/**
 * The reader on messages of known reading: templates it was built with, and templates it was not.
 * @param {number} count messages of each half
 */
export async function benchReader(count = 20_000) {
  /** @type {typeof import('../../../tests/unit/menu-text/written/bench.ts')} */
  const { measure, messagesOf, parseMenuText, writtenOn } = await bundled(
    'tests/unit/menu-text/written/bench.ts',
  )
  const halves = /** @type {const} */ (['build', 'held-out'])
  const [built, held] = halves.map((half) => measure(messagesOf(half, seeds[half], count)))
  if (!built || !held) throw new Error('nothing was measured')
  const names = [...new Set([...built.phenomena.keys(), ...held.phenomena.keys()])].sort()
  const scoreOf = (/** @type {typeof built} */ measured, /** @type {string} */ name) => {
    const tally = measured.phenomena.get(name)
    return tally ? share(tally) : '–'
  }
  const inAll = {
    campos: { construcción: share(built.fields), 'sin ver': share(held.fields) },
    'no menús rechazados': { construcción: share(built.refused), 'sin ver': share(held.refused) },
    'mensajes enteros': { construcción: share(built.messages), 'sin ver': share(held.messages) },
  }
  const phenomena = Object.fromEntries(
    names.map((name) => [name, { construcción: scoreOf(built, name), 'sin ver': scoreOf(held, name) }]),
  )
  return { inAll, phenomena, times: timesOf(parseMenuText, messagesOf, writtenOn) }
}

/**
 * Milliseconds to read 10,000 characters, each time others.
 * @param {typeof import('../../../contract/rules/menu-text/parse-menu-text.ts').parseMenuText} parseMenuText
 * @param {typeof import('../../../tests/unit/menu-text/written/messages.ts').messagesOf} messagesOf
 * @param {string} today
 */
function timesOf(parseMenuText, messagesOf, today) {
  const runs = 120
  const texts = Array.from({ length: runs }, (_, at) =>
    messagesOf('held-out', 100 + at, 120)
      .map(({ text }) => text)
      .join('\n\n')
      .slice(0, 10_000),
  )
  const times = texts
    .map((text) => {
      const started = performance.now()
      parseMenuText(text, { today })
      return performance.now() - started
    })
    .slice(20)
    .sort((one, other) => one - other)
  const figure = (/** @type {number} */ part) =>
    Number((times[Math.floor(times.length * part)] ?? 0).toFixed(2))
  return { caracteres: texts[0]?.length ?? 0, p50: figure(0.5), p95: figure(0.95) }
}
