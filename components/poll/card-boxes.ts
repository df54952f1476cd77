import { watchElements } from '@/lib/browser/watch-elements'
import { fill } from '@/lib/i18n/fill'

/**
 * Puts a checkbox over each card of the page, also over cards that come later. The cards are not React's to change, so this is done on the
 * elements. Returns what takes the boxes away.
 */
export function boxOnEachCard(label: string, onPick: (restaurantId: string, isPicked: boolean) => void) {
  const boxes: Element[] = []
  const stop = watchElements('article [data-favourite]', (heart) => {
    const card = heart.closest('article')
    const id = heart.getAttribute('data-favourite')
    // The cards below the map are copies.
    if (!card || !id || card.closest('[data-card]') || card.querySelector('[data-pick]')) return
    const name = card.querySelector('h2 a')?.textContent ?? ''
    const box = pickBox(fill(label, { name }), (isPicked) => onPick(id, isPicked))
    card.append(box)
    boxes.push(box)
  })
  return () => {
    stop()
    for (const box of boxes) box.remove()
  }
}

function pickBox(name: string, onChange: (isPicked: boolean) => void) {
  const cover = document.createElement('label')
  cover.className =
    'absolute inset-0 z-20 flex cursor-pointer items-end justify-end rounded-lg bg-card/20 p-2 has-checked:outline-3 has-checked:outline-azulejo has-disabled:cursor-not-allowed has-disabled:bg-card/60'
  const box = document.createElement('input')
  box.type = 'checkbox'
  box.dataset.pick = ''
  box.setAttribute('aria-label', name)
  box.className = 'size-11 rounded accent-azulejo'
  box.addEventListener('change', () => onChange(box.checked))
  cover.append(box)
  return cover
}
