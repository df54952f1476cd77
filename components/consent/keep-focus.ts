const stops = 'a[href], button:enabled, input:enabled'

/** Tab goes round inside a dialog that is not modal, as the browser does it in one that is. */
export function keepFocus(dialog: HTMLElement, event: { shiftKey: boolean; preventDefault: () => void }) {
  const inside = [...dialog.querySelectorAll<HTMLElement>(stops)]
  const [edge, other] = event.shiftKey ? [inside.at(0), inside.at(-1)] : [inside.at(-1), inside.at(0)]
  const here = document.activeElement
  if (here !== edge && !(event.shiftKey && here === dialog)) return
  event.preventDefault()
  other?.focus()
}
