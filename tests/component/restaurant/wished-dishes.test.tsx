import { cleanup } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { MenuSheet } from '@/components/restaurant/menu-sheet'
import { WishedDishes } from '@/components/restaurant/wished-dishes'
import { allergens, restaurant } from '@/messages/es.json'
import { renderInSpanish } from '../support/in-spanish'
import { aMenu, aRestaurant } from '../support/restaurants'

const highlights = new Map<string, { ranges: Range[] }>()
vi.stubGlobal('CSS', { ...globalThis.CSS, highlights })
vi.stubGlobal(
  'Highlight',
  class {
    ranges: Range[]
    constructor(...ranges: Range[]) {
      this.ranges = ranges
    }
  },
)

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

const free = { gluten: 'free' } as const
const items = [
  { name: 'Sopa de pan', allergens: { gluten: 'contains' } as const },
  { name: 'Ensalada mixta' },
  { name: 'Arroz negro', allergens: free },
  { name: 'Lentejas estofadas', allergens: free, soldOut: true },
]

function open(search: string) {
  history.replaceState(null, '', `/restaurant/profile/x${search}`)
  const menu = aMenu({ categories: [{ name: 'Primeros', items }] })
  renderInSpanish(
    <>
      <MenuSheet menu={menu} restaurant={aRestaurant()} title="Menú de hoy">
        {null}
      </MenuSheet>
      <WishedDishes labels={{ ...restaurant.menu.wished, allergens }} />
    </>,
  )
  const dishes = [...document.querySelectorAll('[data-dish]')]
  return {
    unsafe: dishes
      .filter((dish) => dish.hasAttribute('data-unsafe'))
      .map((dish) => dish.querySelector('[data-name]')?.textContent),
    marked: highlights.get('wished')?.ranges.map(String),
    isOpen: document.querySelector('details')?.open,
    badge: document.querySelector('[data-safe]:not([hidden])')?.textContent,
  }
}

it('marks what was searched for, also in a course that hides it', () => {
  expect(open('?q=arroces+negros')).toMatchObject({
    marked: ['negro'],
    isOpen: true,
    unsafe: [],
    badge: undefined,
  })
})

it('counts what is safe and left, and dims the rest', () => {
  expect(open('?without=gluten')).toMatchObject({
    unsafe: ['Sopa de pan', 'Ensalada mixta', 'Lentejas estofadas'],
    isOpen: true,
    badge: '1 plato sin gluten',
  })
})

it('leaves a profile without a question as it is', () => {
  expect(open('')).toEqual({ unsafe: [], marked: undefined, isOpen: false, badge: undefined })
})
