import '../support/show-modal'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { aDesign, block, button, field, openEditor, printed, todaysMenu, tool } from './open-editor'

vi.mock('@/components/template-editor/layout/menu-faces', async () => {
  const { facesFromDisk } = await import('./faces-from-disk')
  return facesFromDisk()
})

const user = userEvent.setup()

afterEach(() => sessionStorage.clear())

it('keeps every word in its place when only the letters are blocked, and says so', async () => {
  const { price, ...rest } = aDesign()
  await openEditor({ design: { ...rest, price: { ...price, style: { fontFamily: 'Lora' } } } })
  expect(printed()).toContain('15€')
  expect(screen.getByText(/^Hay tipos de letra que no han llegado/)).toBeVisible()
})

it('sets what has lost its letters in others, and says so', async () => {
  const { price, ...rest } = aDesign()
  await openEditor({ design: { ...rest, price: { ...price, style: { fontFamily: 'Rye' } } } })
  expect(screen.getByText(/^Hay tipos de letra que no han llegado/)).toBeVisible()
  expect(printed()).toContain('15€')
})

it('sets sections from text, one dish a line, and shows today’s menu otherwise', async () => {
  await openEditor({}, { menu: todaysMenu })
  await waitFor(() => expect(printed()).toEqual(['Segundos', 'Merluza', 'Conpan', '14€']))
  await user.click(button('Menú de hoy'))
  expect(printed()).toContain('Lentejas')
  await user.click(button('Menú de hoy'))
  await user.click(block('Menú'))
  await tool('Texto')
  await user.type(field('Platos de la sección 1'), '{Enter}Gazpacho')
  expect(printed()).toEqual(expect.arrayContaining(['Primeros', 'Lentejas', 'Ensalada', 'Gazpacho']))
  await user.keyboard('{Control>}z{/Control}')
  expect(printed()).not.toContain('Gazpacho')
})

it('says what is hard to read on its background, whatever panel is open', async () => {
  const { price, ...rest } = aDesign()
  await openEditor({ design: { ...rest, price: { ...price, style: { color: '#eeeeee' } } } })
  expect(await screen.findByText(/^Precio: cuesta leerlo sobre este fondo/)).toBeVisible()
  expect(screen.queryByText(/^Menú: cuesta leerlo/)).toBeNull()
})

it('warns of letters that cannot be told from what lies behind them', async () => {
  await openEditor()
  await user.click(block('Precio'))
  await tool('Estilo')
  await user.click(button('Color: #ffffff'))
  expect(await screen.findByText(/Cuesta leerlo: el contraste es 1,0/)).toBeVisible()
  await user.click(screen.getByRole('switch', { name: 'Fondo transparente' }))
  await user.click(button('Color de fondo: #17479e'))
  expect(await screen.findByText(/Se lee bien/)).toBeVisible()
})
