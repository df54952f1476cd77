/**
 * Marks the document with the first language of the browser, if it is one of ours and not the page's, and the visitor has not answered
 * before. CSS then shows one line in the first frame. Runs in the page from its own source text.
 */
export function suggestLanguage(flag: string, mark: string, ours: string) {
  try {
    const { documentElement: html } = document
    const first = (navigator.languages[0] ?? '').slice(0, 2).toLowerCase()
    const isOffered = first.length === 2 && ours.split(' ').includes(first) && first !== html.lang
    if (isOffered && localStorage.getItem(flag) === null) html.setAttribute(mark, first)
  } catch {
    // Without storage a visitor could not dismiss the line.
  }
}
