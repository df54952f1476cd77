export const hydrated = 'hydrated'

/**
 * Repeats clicks, typed text and sent forms from before the page reacts, once it does. Runs in the page before all other scripts, from its own source
 * text: it can use nothing from the code around it.
 */
export function keepEarlyInput(sign: string) {
  const pressed = new Set<HTMLElement>()
  const typed = new Map<HTMLInputElement | HTMLTextAreaElement, string>()
  const sent = new Map<HTMLFormElement, HTMLElement | null>()
  const patienceMs = 4000

  /**
   * Keeps presses of buttons, and of links that would open something in the page. React may listen already: a press that it sees now is
   * done now, and once more when it is repeated. Such a link is followed after `patienceMs` if nothing has reacted.
   */
  function press(event: MouseEvent) {
    const { target, ctrlKey, metaKey, shiftKey } = event
    const element = target instanceof Element ? target.closest('a, button') : null
    const isButton = element instanceof HTMLButtonElement && element.type === 'button'
    const isLink = element instanceof HTMLAnchorElement && element.hasAttribute('aria-haspopup')
    if (!isButton && (!isLink || ctrlKey || metaKey || shiftKey)) return
    event.stopPropagation()
    pressed.add(element)
    if (!isLink) return
    event.preventDefault()
    setTimeout(() => pressed.has(element) && location.assign(element.href), patienceMs)
  }

  function type({ target }: Event) {
    const isText = target instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(target.type)
    if (isText || target instanceof HTMLTextAreaElement) typed.set(target, target.value)
  }

  /** Keeps a form that only scripts can send: without an address of its own it would be posted to the page, which takes no form. */
  function submit(event: SubmitEvent) {
    const { target, submitter } = event
    if (!(target instanceof HTMLFormElement) || target.method !== 'post' || target.hasAttribute('action'))
      return
    event.preventDefault()
    event.stopPropagation()
    sent.set(target, submitter)
  }

  function again() {
    for (const [field, text] of typed) {
      // React notices a text only if it differs from the last text that React knows. Setting the text on the element itself changes what
      // React knows.
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    for (const element of pressed) element.click()
    pressed.clear()
    for (const [form, submitter] of sent) form.requestSubmit(submitter)
    sent.clear()
  }

  function listened() {
    removeEventListener('click', press, true)
    removeEventListener('input', type, true)
    removeEventListener('submit', submit, true)
    setTimeout(again)
  }

  addEventListener('click', press, true)
  addEventListener('input', type, true)
  addEventListener('submit', submit, true)
  addEventListener(sign, listened, { once: true })
}
