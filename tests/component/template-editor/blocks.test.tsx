import '../support/show-modal'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { aDesign, block, button, drag, field, focus, openEditor, place, printed, tool } from './open-editor'

vi.mock('@/components/template-editor/layout/menu-faces', async () => {
  const { facesFromDisk } = await import('./faces-from-disk')
  return facesFromDisk()
})

const user = userEvent.setup()

afterEach(() => sessionStorage.clear())

it('moves and resizes by keys, and takes a run of them back at once', async () => {
  await openEditor()
  focus('Precio')
  expect(place()).toBe('Precio: izquierda 340, arriba 930, ancho 400, alto 100')
  await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
  expect(place()).toContain('izquierda 342, arriba 940')
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(place()).toContain('ancho 399')
  await user.keyboard('{Control>}z{/Control}')
  expect(place()).toContain('izquierda 342, arriba 940, ancho 400')
  await user.keyboard('{Control>}z{/Control}')
  expect(place()).toContain('izquierda 340, arriba 930')
  await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}')
  expect(place()).toContain('izquierda 342, arriba 940')
})

it('moves by hand onto the lines it comes near, and not at all with Escape', async () => {
  await openEditor()
  drag(block('Precio'), { x: 25, y: 0 }, true)
  expect(block('Precio').parentElement?.style.transform).toMatch(/^translate\(25px/)
  fireEvent.keyDown(window, { key: 'Escape' })
  expect(block('Precio').parentElement?.style.transform).toBe('')
  expect(place()).toContain('izquierda 340')
  // Left edge onto the margin at 60: 5 screen pixels of it are left.
  drag(block('Precio'), { x: -65, y: 0 })
  expect(place()).toContain('izquierda 60, arriba 930, ancho 400')
})

it('resizes with two fingers', async () => {
  await openEditor()
  const finger = (pointerId: number, x: number) => ({
    ...{ pointerId, clientX: x, clientY: 100, button: 0, pointerType: 'touch' },
  })
  fireEvent.pointerDown(block('Precio'), finger(1, 100))
  fireEvent.pointerDown(block('Precio'), finger(2, 200))
  fireEvent.pointerMove(window, finger(1, 75))
  fireEvent.pointerMove(window, finger(2, 225))
  fireEvent.pointerUp(window, finger(1, 75))
  expect(place()).toContain('izquierda 240, arriba 905, ancho 600, alto 150')
})

it('moves the view, not a block, when a finger drags what is not selected on a sheet brought near', async () => {
  await openEditor()
  await user.click(button('Acercar'))
  const finger = (x: number) => ({ pointerId: 1, clientX: x, clientY: 100, button: 0, pointerType: 'touch' })
  const swipe = (to: number) => {
    fireEvent.pointerDown(block('Precio'), finger(100))
    fireEvent.pointerMove(block('Precio'), finger(to))
    fireEvent.pointerUp(block('Precio'), finger(to))
  }
  swipe(160)
  expect(block('Precio')).toHaveAttribute('aria-pressed', 'false')
  swipe(100)
  expect(block('Precio')).toHaveAttribute('aria-pressed', 'true')
  swipe(160)
  expect(place()).not.toContain('izquierda 340')
})

it('sets the words of a block anew while its side is pulled', async () => {
  const { price, ...rest } = aDesign()
  await openEditor({ design: { ...rest, price: { ...price, text: 'Menú completo con bebida' } } })
  await user.click(block('Precio'))
  const lines = () => document.querySelectorAll('[data-block="price"] text').length
  const before = lines()
  const corner = document.querySelector<HTMLElement>('[style*="nwse-resize"]')
  if (!corner) throw new Error('a selected block has handles')
  drag(corner, { x: 70, y: 0 }, true)
  await waitFor(() => expect(lines()).toBeGreaterThan(before))
  fireEvent.keyDown(window, { key: 'Escape' })
  await waitFor(() => expect(lines()).toBe(before))
})

it('reads what is no number as 0, a line height as 1, and tells of a box no letter fits in', async () => {
  await openEditor()
  await user.click(block('Precio'))
  await tool('Posición')
  await user.clear(field('Ancho'))
  await user.type(field('Ancho'), 'mucho')
  expect(await screen.findByText(/Precio: el bloque es tan pequeño/)).toBeVisible()
  await user.tab()
  expect(field('Ancho')).toHaveValue('0')
  await tool('Estilo')
  await user.clear(field('Interlineado'))
  await user.type(field('Interlineado'), 'alto')
  await user.tab()
  expect(field('Interlineado')).toHaveValue('1')
})

it('puts blocks over each other, adds texts and takes them away', async () => {
  await openEditor()
  const order = () =>
    within(screen.getByRole('region', { name: 'Bloques' }))
      .getAllByRole('listitem')
      .map((item) => within(item).getAllByRole('button')[0]?.textContent)
  expect(order()).toEqual(['Precio', 'Observaciones', 'Menú'])
  await user.click(button('Subir Menú'))
  expect(order()).toEqual(['Precio', 'Menú', 'Observaciones'])
  await user.click(button('Añadir un texto'))
  await waitFor(() => expect(field('Texto')).toHaveFocus())
  await user.clear(field('Texto'))
  await user.type(field('Texto'), 'Hoy en {{restaurante}')
  expect(printed().join('')).toContain('HoyenCasaLola')
  focus('Texto «Hoy en {restaurante}»')
  await user.keyboard('{Delete}')
  expect(screen.queryByRole('button', { name: /Hoy en/ })).toBeNull()
})

it('lets the menu grow until it fills its place', async () => {
  await openEditor()
  focus('Menú')
  const size = () => Number(document.querySelector('[data-block=menu] svg text')?.getAttribute('font-size'))
  expect(size()).toBe(60)
  await tool('Estilo')
  await user.click(screen.getByLabelText('Agrandar la letra hasta llenar el hueco'))
  expect(size()).toBeGreaterThan(60)
})

it('says in the foot where the restaurant is', async () => {
  const rect = { x: 60, y: 1200, width: 960, height: 100 }
  const facts = { restaurante: 'Casa Lola', fecha: 'martes', horario: '', menu: 'Menú del día' }
  await openEditor(
    { design: aDesign({ foot: { rect, allergens: true, water: false, leftovers: false } }) },
    { facts: { ...facts, contacto: 'Calle del Pez, 14, Madrid · 915 22 31 40' } },
  )
  focus('Pie legal')
  await tool('Texto')
  await user.click(screen.getByLabelText('Dirección, teléfono y horario'))
  expect(printed()).toContain('CalledelPez,14,Madrid·915223140')
})
