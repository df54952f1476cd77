export const hydrated = 'hydrated'

/**
 * What somebody presses or types before anything listens is done again once something does. It runs in the page, ahead of all
 * other scripts and from its own text: it can use nothing from around it.
 */
export function keepEarlyInput(sign: string) {
  const pressed = new Set<HTMLElement>()
  const typed = new Map<HTMLInputElement | HTMLTextAreaElement, string>()
  const patienceMs = 4000

  /** Buttons, and links that would open something here; a link may be followed at once, should nothing come to listen. */
  function press(event: MouseEvent) {
    const { target, ctrlKey, metaKey, shiftKey } = event
    const element = target instanceof Element ? target.closest('a, button') : null
    if (element instanceof HTMLButtonElement && element.type === 'button') pressed.add(element)
    if (!(element instanceof HTMLAnchorElement) || !element.hasAttribute('aria-haspopup')) return
    if (ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    pressed.add(element)
    setTimeout(() => pressed.has(element) && location.assign(element.href), patienceMs)
  }

  function type({ target }: Event) {
    const isText = target instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(target.type)
    if (isText || target instanceof HTMLTextAreaElement) typed.set(target, target.value)
  }

  function again() {
    for (const [field, text] of typed) {
      // React hears only of what differs from the text it knows, and it knows what is set on the element itself.
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    for (const element of pressed) element.click()
    pressed.clear()
  }

  function listened() {
    removeEventListener('click', press, true)
    removeEventListener('input', type, true)
    setTimeout(again)
  }

  addEventListener('click', press, true)
  addEventListener('input', type, true)
  addEventListener(sign, listened, { once: true })
}
