import { render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { afterEach, expect, it, vi } from 'vitest'
import TodayText from '@/components/owner-today/today-text'
import type { OwnMenu } from '@/contract/entities/own-menu'
import { ownerToday } from '@/messages/es.json'
import { anOwnMenu } from '../support/own-menus'

const today = '2026-11-24'

afterEach(() => vi.unstubAllGlobals())

function show(menus: Partial<OwnMenu>[], missing: string[] = []) {
  const owner = {
    ...{ ownerId: '0a1b2c3d4e5f', firstName: 'Lola', lastName: 'Ríos', email: 'lola@ejemplo.es' },
    emailVerified: true,
    restaurant: {
      ...{ restaurantId: '0123456789ab', restaurantName: 'Casa Lola', logoFilePath: null },
      ...{ isPublic: missing.length === 0, missing },
    },
  }
  const own = {
    ...{ today, timeZone: 'Europe/Madrid', emailVerified: true },
    menus: menus.map((menu) => anOwnMenu({ date: today, ...menu })),
  }
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.startsWith('/api/session') ? { owner } : own),
  )
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <TodayText labels={ownerToday} />
    </SWRConfig>,
  )
}

it.each([
  ['Publicado: se ve en tu página.', [{ state: 'published' }]],
  ['Programado: sale solo a las 11:30.', [{ state: 'scheduled', publishAt: '2026-11-24T10:30:00.000Z' }]],
  ['Tienes un borrador sin publicar.', [{ state: 'draft' }]],
  ['Hoy aún no lo has puesto.', [{ state: 'published', date: '2026-11-25' }]],
] as const)('says «%s»', async (text, menus) => {
  show([...menus])
  expect(await screen.findByText(text)).toBeVisible()
})

it('does not call seen what nobody sees', async () => {
  show([{ state: 'published' }], ['address'])
  expect(await screen.findByText('Está listo, pero aún no se ve: falta poco.')).toBeVisible()
})

it('says where to look when nothing answers', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }))
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <TodayText labels={ownerToday} />
    </SWRConfig>,
  )
  expect(await screen.findByText('Ábrelo para ver cómo está.')).toBeVisible()
})
