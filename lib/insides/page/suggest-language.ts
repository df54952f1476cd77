/**
 * Marks the document with the first language of the browser that is one of ours, if it is not the page's and the visitor has not answered
 * before. CSS then shows one line in the first frame. Runs in the page from its own source text.
 */
export function suggestLanguage(flag: string, mark: string, ours: string) {
  try {
    const { documentElement: html } = document
    const wanted = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0] ?? '')
    const first = wanted.find((code) => ours.split(' ').includes(code))
    if (first && first !== html.lang && localStorage.getItem(flag) === null) html.setAttribute(mark, first)
  } catch {
    // Without storage a visitor could not dismiss the line.
  }
}
