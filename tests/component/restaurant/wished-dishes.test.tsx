import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MenuSheet } from '@/components/restaurant/menu-sheet'
import { WishedDishes } from '@/components/restaurant/wished-dishes'
import type { MenuTranslation } from '@/lib/translated-menu'
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

function open(search: string, translation?: MenuTranslation) {
  history.replaceState(null, '', `/restaurant/profile/x${search}`)
  const menu = aMenu({ categories: [{ name: 'Primeros', items }] })
  renderInSpanish(
    <>
      <MenuSheet menu={menu} restaurant={aRestaurant()} title="Menú de hoy" translation={translation}>
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

describe('a dish that only its Castilian name makes an answer', () => {
  const line = (text: string) => ({ how: 'wholly' as const, source: 'ca' as const, pieces: [{ text }] })
  const lines = [
    {
      name: line('Starters'),
      items: [line('Bread soup'), line('Mixed salad'), line('Black rice'), line('Stewed lentils')],
    },
  ]
  const castilian = { 'Arroz negro': 'Pollo asado' }

  it('is marked whole on its translation, and its course is opened', () => {
    expect(open('?q=pollo', { writtenIn: 'ca', lines, castilian })).toMatchObject({
      marked: ['Black rice'],
      isOpen: true,
    })
  })

  it('is marked whole as the kitchen wrote it, where nothing is translated', () => {
    expect(open('?q=pollo', { writtenIn: 'ca', castilian }).marked).toEqual(['Arroz negro'])
  })

  it('has only its own words marked where they are there', () => {
    const named = { 'Arroz negro': 'Arroz negro' }
    expect(open('?q=negro', { writtenIn: 'ca', lines, castilian: named }).marked).toEqual(['negro'])
  })

  it('is not marked for other words', () => {
    expect(open('?q=lentejas', { writtenIn: 'ca', lines, castilian }).marked).toEqual(['Lentejas'])
  })
})
