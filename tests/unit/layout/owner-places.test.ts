import { expect, it } from 'vitest'
import { currentPlace, isOnTheWay, ownerPlaces } from '@/components/layout/owner-places'

const slug = 'k00x7qm2vt9b_Casa_Lola'
const all = ownerPlaces([], slug)

it('has the five places of an owner, in order', () => {
  expect(all).toEqual([
    { href: '/menu', text: 'menu' },
    { href: '/chat', text: 'chat' },
    { href: '/plantilla', text: 'image' },
    { href: '/menu/historial', text: 'results' },
    { href: `/restaurant/profile/edit/${slug}`, text: 'profile' },
  ])
})

it('leaves out what the host has not, and a profile that does not exist', () => {
  expect(ownerPlaces(['menus', 'chat'], undefined)).toEqual([{ href: '/plantilla', text: 'image' }])
})

it.each([
  ['/menu', 'menu'],
  ['/menu/semana', 'menu'],
  ['/menu/historial', 'results'],
  ['/restaurant/profile/edit/other', 'profile'],
  ['/menus', undefined],
  ['/password', undefined],
])('%s is %s', (path, place) => expect(currentPlace(path, all)).toBe(place))

it('is not shown on the way after a sign-up', () => {
  expect(isOnTheWay('/wizard/listo')).toBe(true)
  expect(isOnTheWay('/menu')).toBe(false)
})
