import { render } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { MenuForm } from '@/components/menu/menu-form'
import { type OwnMenu, ownMenu } from '@/contract/entities/own-menu'
import { allergens, diets, draft, includes, menuPage, ui, wait } from '@/messages/es.json'

const { close } = ui
export const labels = { ...menuPage, allergens, diets, includes, draft: { ...draft, close }, wait, close }

export const today = '2026-11-24'

export const aMenu = (change: Partial<OwnMenu> = {}) =>
  ownMenu.parse({
    ...{ menuId: 'k00x7qm2vt9b', date: today, service: 'comida', state: 'draft', version: 3 },
    ...{ price: 12.5, halfPrice: null, includes: ['pan'], window: { start: '13:00', end: '16:00' } },
    ...{ observation: '', updatedAt: '2026-11-24T09:00:00.000Z', publishAt: null, source: 'web' },
    categories: [{ name: 'Primeros', items: [{ name: 'Lentejas' }, { name: 'Ensalada' }] }],
    ...change,
  })

export const openForm = (change: Partial<ComponentProps<typeof MenuForm>> = {}) => render(formOf(change))

export const formOf = (change: Partial<ComponentProps<typeof MenuForm>>) => (
  <MenuForm
    slot={{ date: today, service: 'comida' }}
    menu={null}
    last={null}
    emailVerified
    ownerId="0a1b2c3d4e5f"
    today={today}
    timeZone="Europe/Madrid"
    isOver={false}
    page={{
      name: 'Casa Lola',
      path: '/restaurant/profile/x',
      url: 'https://mantel.example/restaurant/profile/x',
    }}
    labels={labels}
    {...change}
  />
)

export const envelope = (reason: string, current?: OwnMenu) =>
  Response.json(
    { success: false, message: '', error: { code: 'conflict', reason, requestId: 'r', current } },
    { status: 409 },
  )
