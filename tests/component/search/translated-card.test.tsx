import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PollDishes } from '@/components/poll/poll-menu'
import { ResultMenu } from '@/components/search/result-menu'
import { TranslatedNote } from '@/components/search/translated-note'
import type { TranslatedLine, TranslatedMenu } from '@/contract/entities/translated-menu'
import english from '@/messages/en.json'
import { aMenu, aRestaurant } from '../support/restaurants'

const wholly = (text: string): TranslatedLine => ({ how: 'wholly', source: 'es', pieces: [{ text }] })

const written = aMenu({
  categories: [
    {
      name: 'Primeros',
      items: [
        { name: 'Sopa', soldOut: true },
        { name: 'Lentejas con chorizo' },
        { name: 'Ñandú de la casa' },
        { name: 'Merluza con trapisonda' },
      ],
    },
  ],
})

const translated: TranslatedMenu['translated'] = [
  {
    name: wholly('Starters'),
    items: [
      wholly('Soup'),
      wholly('Lentils with chorizo'),
      { how: 'not', source: 'es', pieces: [{ text: 'Ñandú de la casa', lang: 'es' }] },
      { how: 'partly', source: 'es', pieces: [{ text: 'Hake' }, { text: 'con trapisonda', lang: 'es' }] },
    ],
  },
]

const show = (what: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="Europe/Madrid">
      {what}
    </NextIntlClientProvider>,
  ).container

beforeEach(() => {
  document.documentElement.lang = 'en'
})
afterEach(() => {
  document.documentElement.lang = ''
})

it('writes the colon behind a course as French does', () => {
  document.documentElement.lang = 'fr'
  const card = show(<ResultMenu menu={{ ...written, translated }} />)
  expect(card.querySelector('.sr-only')?.textContent).toBe('Starters\u202f: ')
})

it('shows the dishes of a card in the language of the page, and marks what stays as it was written', () => {
  const card = show(<ResultMenu menu={{ ...written, translated }} />)
  expect(card).toHaveTextContent('Starters: Lentils with chorizo · Ñandú de la casa · Hake con trapisonda')
  const foreign = [...card.querySelectorAll<HTMLElement>('[lang]')].map(({ tagName, lang, textContent }) => [
    tagName,
    lang,
    textContent?.trim(),
  ])
  expect(foreign).toEqual([
    ['I', 'es', 'Ñandú de la casa'],
    ['I', 'es', 'con trapisonda'],
  ])
})

it('names the language of dishes that nobody translated', () => {
  const card = show(<ResultMenu menu={written} />)
  expect(card.querySelector('ul')).toHaveAttribute('lang', 'es')
  expect(card).toHaveTextContent('Primeros: Lentejas con chorizo')
})

it.each([
  ['gl', undefined, 'es'],
  ['gl', 'eu', 'eu'],
  ['gl', 'gl', null],
  ['eu', 'eu', null],
  ['es', undefined, null],
  ['es', 'ca', 'ca'],
] as const)('a card in %s of a menu in %s has the language %s', (page, writtenIn, lang) => {
  document.documentElement.lang = page
  const card = show(<ResultMenu menu={{ ...written, ...(writtenIn && { writtenIn }) }} />)
  expect(card.querySelector('ul')?.getAttribute('lang')).toBe(lang)
})

it('a line that the host did not translate is in the language of the kitchen', () => {
  const [course] = translated
  const lines = course && [{ ...course, items: [...course.items.slice(0, 2), null, null] }]
  const card = show(<ResultMenu menu={{ ...written, writtenIn: 'eu', translated: lines }} />)
  expect([...card.querySelectorAll<HTMLElement>('i')].map(({ lang }) => lang)).toEqual(['eu', 'eu'])
})

describe('a Castilian card of a Catalan menu', () => {
  const menu = {
    ...aMenu({
      categories: [{ name: 'Primeros', items: [{ name: 'Pollastre rostit' }, { name: 'Pollo frito' }] }],
    }),
    writtenIn: 'ca' as const,
    found: ['Pollastre rostit'],
    translated: [
      {
        name: wholly('Primeros'),
        items: [{ ...wholly('Pollo asado'), source: 'ca' as const }, wholly('Pollo frito')],
      },
    ],
  }

  beforeEach(() => {
    document.documentElement.lang = 'es'
  })

  it('has what a Castilian diner reads, and says that a machine translated it', () => {
    const card = show(<ResultMenu menu={menu} />)
    expect(card).toHaveTextContent('Primeros: Pollo asado · Pollo frito')
    expect(card.querySelector('[lang]')).toBeNull()
    show(<TranslatedNote results={[{ restaurant: aRestaurant(), menus: [menu] }]} />)
    expect(screen.getByText(english.search.translated)).toBeVisible()
  })

  it('marks all of a translated dish, and of a Castilian one the words', () => {
    const card = show(<ResultMenu menu={menu} wish={{ q: 'pollo' }} />)
    expect([...card.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'Pollo asado',
      'Pollo',
    ])
  })

  it('says nothing of a machine under menus that are in the language of the page', () => {
    const own = { ...menu, translated: [{ name: wholly('Primeros'), items: [wholly('Lentejas')] }] }
    show(<TranslatedNote results={[{ restaurant: aRestaurant(), menus: [own] }]} />)
    expect(screen.queryByText(english.search.translated)).toBeNull()
  })
})

it('finds a dish by what the kitchen wrote, and marks its translation', () => {
  const card = show(<ResultMenu menu={{ ...written, translated }} wish={{ q: 'lentejas' }} />)
  expect(card.querySelector('mark')).toHaveTextContent('Lentils with chorizo')
})

const machine: TranslatedMenu['translated'] = [
  {
    name: wholly('Starters'),
    items: [wholly('Soup'), wholly('Lentils'), { ...wholly('House rhea'), by: 'machine' }, wholly('Hake')],
  },
]

it('marks what a translator of another house translated, on a card and in a poll', () => {
  const card = show(<ResultMenu menu={{ ...written, translated: machine }} />)
  expect(card).toHaveTextContent('Starters: Lentils · House rhea* · Hake')
  const poll = show(<PollDishes menu={{ ...written, translated: machine }} isOver={false} />)
  expect([...poll.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
    'Lentils',
    'House rhea*',
    'Hake',
  ])
})

it('says under the list what the mark means, if there is one', () => {
  const restaurant = aRestaurant()
  const meaning = '* Translated by an outside service; not checked by the kitchen.'
  const lexicon = show(<TranslatedNote results={[{ restaurant, menus: [{ ...written, translated }] }]} />)
  expect(lexicon).not.toHaveTextContent(meaning)
  const outside = show(
    <TranslatedNote results={[{ restaurant, menus: [{ ...written, translated: machine }] }]} />,
  )
  expect(outside).toHaveTextContent(`${english.search.translated} ${meaning}`)
})

it('shows a poll’s dishes in the language of the page', () => {
  show(<PollDishes menu={{ ...written, translated }} isOver={false} />)
  expect(screen.getByRole('heading', { name: 'Starters' })).toBeVisible()
  expect(screen.getByText('Lentils with chorizo')).toBeVisible()
  expect(screen.queryByText('Soup')).toBeNull()
})

it.each([
  [undefined, 'es'],
  ['eu', 'eu'],
  ['gl', null],
] as const)('a poll in Galician says in which language a menu is written: %s', (writtenIn, lang) => {
  document.documentElement.lang = 'gl'
  show(<PollDishes menu={{ ...written, ...(writtenIn && { writtenIn }) }} isOver={false} />)
  const course = screen.getByRole('heading', { name: 'Primeros' }).parentElement
  expect(course?.getAttribute('lang')).toBe(lang)
})

it('says once under the list that a machine translated, and nothing where none did', () => {
  const restaurant = aRestaurant()
  const note = english.search.translated
  show(<TranslatedNote results={[{ restaurant, menus: [written] }]} />)
  expect(screen.queryByText(note)).toBeNull()
  show(<TranslatedNote results={[{ restaurant, menus: [{ ...written, translated }] }]} />)
  expect(screen.getByText(note)).toBeVisible()
})
