const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** «Olvidada» finds «olvidado»: the end of a longer word is not looked at. */
const stem = (word: string) => word.slice(0, Math.max(4, word.length - 2))

/** Leaves in sight what has all the words in it, accents or not; answers how many that are. */
export function showMatching(list: HTMLElement, typed: string) {
  const words =
    folded(typed)
      .match(/[\p{L}\p{N}]+/gu)
      ?.map(stem) ?? []
  let shown = 0
  for (const section of list.querySelectorAll('section')) {
    const entries = [...section.querySelectorAll('details')]
    for (const entry of entries) {
      const text = folded(entry.textContent)
      entry.hidden = !words.every((word) => text.includes(word))
    }
    const matching = entries.filter(({ hidden }) => !hidden).length
    section.hidden = matching === 0
    shown += matching
  }
  return shown
}
