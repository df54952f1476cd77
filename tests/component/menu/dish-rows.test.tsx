import '../support/show-modal'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { aMenu, openForm } from './open-form'

const drawn = vi.hoisted(() => ({ rows: [] as string[] }))

vi.mock('@/lib/browser/leave-for', () => ({ leaveFor: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }) }))
vi.mock('@/components/menu/dishes/dish-facts', () => ({
  declaredTexts: () => [],
  DishFacts({ dish }: { dish: { name: string } }) {
    drawn.rows.push(dish.name)
    return null
  },
}))

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('fetch', async () => Response.json({ dishes: [] }))
})

const items = (course: string) => Array.from({ length: 6 }, (_, n) => ({ name: `${course} ${n + 1}` }))
const show = () =>
  openForm({
    menu: aMenu({
      categories: [
        { name: 'Primeros', items: items('Sopa') },
        { name: 'Segundos', items: items('Carne') },
      ],
    }),
  })
const dish = (n: number, course: string) => screen.getByRole('combobox', { name: `Plato ${n} de ${course}` })

it('draws the one dish that is typed in, and no other', async () => {
  show()
  const field = dish(4, 'Segundos')
  await userEvent.click(field)
  drawn.rows.length = 0
  await userEvent.keyboard('!')
  expect(field).toHaveValue('Carne 4!')
  expect(new Set(drawn.rows)).toEqual(new Set(['Carne 4!']))
})

it('goes on to the next dish by Enter, to one that is empty already', async () => {
  show()
  await userEvent.type(dish(6, 'Primeros'), '{Enter}')
  expect(dish(7, 'Primeros')).toHaveFocus()
  await userEvent.type(dish(6, 'Primeros'), '{Enter}')
  expect(dish(7, 'Primeros')).toHaveFocus()
  expect(screen.queryByRole('combobox', { name: 'Plato 8 de Primeros' })).toBeNull()
  await userEvent.type(dish(6, 'Primeros'), '{Enter}')
  expect(dish(7, 'Primeros')).toHaveFocus()
})

it('knows which dish is the last, and takes one past the edge of its course without the keyboard', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: /Sopa 6/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Bajar Sopa 6' }))
  expect(dish(1, 'Segundos')).toHaveValue('Sopa 6')
  expect(dish(1, 'Segundos')).not.toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: /Carne 6/ }))
  expect(screen.getByRole('button', { name: 'Bajar Carne 6' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Subir Carne 6' })).toBeEnabled()
})
