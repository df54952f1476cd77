import { watchElements } from '@/lib/browser/watch-elements'
import { fill } from '@/lib/i18n/fill'

/**
 * Puts a checkbox over each card of the page, also over cards that come later. The box takes the place of the heart. The cards are not
 * React's to change, so this is done on the elements. Returns the function that takes the boxes away.
 */
export function boxOnEachCard(label: string, onPick: (restaurantId: string, isPicked: boolean) => void) {
  const covers: { cover: Element; heart: Element }[] = []
  const stop = watchElements('article [data-favourite]', (heart) => {
    const card = heart.closest('article')
    const id = heart.getAttribute('data-favourite')
    // The cards below the map are copies.
    if (!card || !id || card.closest('[data-card]') || card.querySelector('[data-pick]')) return
    const name = card.querySelector('h2 a')?.textContent ?? ''
    const cover = pickCover(fill(label, { name }), placeIn(card, heart), (isPicked) => onPick(id, isPicked))
    heart.classList.add('invisible')
    card.append(cover)
    covers.push({ cover, heart })
  })
  return () => {
    stop()
    for (const { cover, heart } of covers) {
      cover.remove()
      heart.classList.remove('invisible')
    }
  }
}

type Place = { right: number; bottom: number }

/** How far an element of a card is from the card's lower right corner. */
function placeIn(card: Element, element: Element): Place {
  const [outer, inner] = [card.getBoundingClientRect(), element.getBoundingClientRect()]
  return { right: outer.right - inner.right, bottom: outer.bottom - inner.bottom }
}

function pickCover(name: string, { right, bottom }: Place, onChange: (isPicked: boolean) => void) {
  const cover = document.createElement('label')
  cover.className =
    'absolute inset-0 z-20 cursor-pointer rounded-lg has-checked:outline-3 has-checked:outline-azulejo has-disabled:cursor-not-allowed has-disabled:bg-card/60'
  const disc = document.createElement('span')
  disc.className =
    'absolute grid size-11 place-items-center rounded-full border border-edge bg-card has-checked:border-azulejo has-checked:bg-tile'
  // The card's border is outside of the box that these distances count from.
  Object.assign(disc.style, { right: `${right - 1}px`, bottom: `${bottom - 1}px` })
  const box = document.createElement('input')
  box.type = 'checkbox'
  box.dataset.pick = ''
  box.setAttribute('aria-label', name)
  box.className = 'size-6 cursor-[inherit] accent-azulejo'
  box.addEventListener('change', () => onChange(box.checked))
  disc.append(box)
  cover.append(disc)
  return cover
}
