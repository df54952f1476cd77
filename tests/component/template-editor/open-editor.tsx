import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import type { Printing } from '@/components/template-editor/layout/use-layout'
import type { Opened } from '@/components/template-editor/state/use-editor'
import { TemplateEditor } from '@/components/template-editor/template-editor'
import { menuContent } from '@/contract/entities/menu'
import type { UserTemplate } from '@/contract/entities/template'
import { newTemplate } from '@/contract/rules/menu-layout/formats'
import {
  allergens,
  draft,
  includes,
  printedMenu,
  stockTemplates,
  templateEditor,
  ui,
  upload,
  weekdays,
} from '@/messages/es.json'

export const ownerId = '0a1b2c3d4e5f'
export const templateId = 'k00x7qm2vt9b'

export const aDesign = (change: Partial<UserTemplate> = {}): UserTemplate => {
  const { menu, ...rest } = newTemplate('Mi pizarra')
  return {
    ...rest,
    menu: { ...menu, sections: [{ category: 'Primeros', items: 'Lentejas\nEnsalada' }] },
    ...change,
  }
}

export const todaysMenu = menuContent.parse({
  ...{ price: 14, halfPrice: null, includes: [], window: null, observation: 'Con pan' },
  categories: [{ name: 'Segundos', items: [{ name: 'Merluza' }] }],
})

export async function openEditor(opened: Partial<Opened> = {}, printing: Partial<Printing> = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const opening = render(
    <TemplateEditor
      opened={{ ownerId, design: aDesign(), saved: null, source: 'new', ...opened }}
      printing={{
        menu: null,
        words: { printedMenu, weekdays, includes, allergens },
        facts: { restaurante: 'Casa Lola', fecha: 'martes', horario: '', menu: 'Menú del día', contacto: '' },
        ...printing,
      }}
      labels={{
        ...templateEditor,
        stock: stockTemplates,
        draft: { ...draft, close: ui.close },
        close: ui.close,
      }}
      uploadLabels={upload}
    />,
  )
  // Its letters have come.
  await waitFor(() => expect(printed()).not.toHaveLength(0))
  return opening
}

export const block = (name: string) => screen.getByRole('button', { name, description: /Con las flechas/ })
export const focus = (name: string) => act(() => block(name).focus())

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const field = (name: string) => screen.getByRole('textbox', { name })
/** Where the selected block is, in words. */
export const place = () => screen.getByText(/izquierda \d+/).textContent
const tools = () => within(screen.getByRole('navigation', { name: 'Herramientas' }))
export const tool = (name: string) => userEvent.click(tools().getByRole('button', { name }))

/** What the layout has put on the sheet, line after line and without the gaps. */
export const printed = () =>
  [...document.querySelectorAll('svg text')].map((one) => one.textContent?.replace(/\s/g, ''))

/** A press, a way and a release; the sheet is shown at a quarter of its size. */
export function drag(element: Element, by: { x: number; y: number }, isHeld = false) {
  const at = (x: number, y: number) => ({
    pointerId: 1,
    clientX: x,
    clientY: y,
    button: 0,
    pointerType: 'mouse',
  })
  fireEvent.pointerDown(element, at(100, 100))
  fireEvent.pointerMove(window, at(100 + by.x / 2, 100 + by.y / 2))
  fireEvent.pointerMove(window, at(100 + by.x, 100 + by.y))
  if (!isHeld) fireEvent.pointerUp(window, at(100 + by.x, 100 + by.y))
}
