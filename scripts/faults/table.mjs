/** @typedef {import('./round.mjs').Window} Window */
/** @typedef {import('./ask.mjs').Asked} Asked */

/** What is asked for: well again within this time after the fault's end, and no error later. */
export const mostMs = 10_000

/** @param {Window} window @param {Asked} note */
const isWithin = ({ begun, ended }, { at, ms }) => at + ms >= begun && at <= ended + mostMs

/** @param {Asked[]} notes @param {import('./ask.mjs').Who} who */
function troublesOf(notes, who) {
  const own = notes.filter((note) => note.who === who)
  const kinds = Map.groupBy(
    own.filter(({ trouble }) => trouble),
    ({ trouble }) => trouble,
  )
  const counted = [...kinds].map(([trouble, same]) => `${same.length} × ${trouble}`).join(', ')
  return `${own.length}${counted ? `: ${counted}` : ''}`
}

/** @param {Window} window @param {Asked[]} notes */
export function rowOf(window, notes) {
  const seen = notes.filter((note) => isWithin(window, note))
  const { ended, begun, wellMs, lacks, again, pressedAgain } = window
  return {
    'dura (s)': seconds(ended - begun),
    visitas: troublesOf(seen, 'visitors'),
    propietarios: troublesOf(seen, 'owners'),
    lectores: troublesOf(seen, 'readers'),
    fotos: troublesOf(seen, 'uploads'),
    pagadores: troublesOf(seen, 'payers'),
    'avisos de Stripe': troublesOf(seen, 'stripe'),
    'avisos de WhatsApp': troublesOf(seen, 'meta'),
    'la más lenta (s)': seconds(Math.max(0, ...seen.map(({ ms }) => ms))),
    'repetidas por el proxy': again,
    'pulsado otra vez': pressedAgain,
    'bien en (s)': seconds(wellMs),
    'lo último que faltó': lacks,
  }
}

const seconds = (/** @type {number} */ ms) => Number((ms / 1000).toFixed(1))

/** Troubles that no fault explains. @param {Asked[]} notes @param {Window[]} windows */
export const outside = (notes, windows) =>
  notes.filter((note) => note.trouble && !windows.some((window) => isWithin(window, note)))
