import '../support/show-modal'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { WeekPlanner } from '@/components/week/week-planner'
import type { Holiday } from '@/contract/endpoints/holidays'
import type { OwnMenu } from '@/contract/entities/own-menu'
import messages from '@/messages/es.json'
import { anOwnMenu } from '../support/own-menus'
import { fakeHost } from './fake-host'

/** A Monday. */
const today = '2026-11-23'
const lastTuesday = anOwnMenu({
  menuId: 'a00x7qm2vt9b',
  date: '2026-11-17',
  state: 'expired',
  publishAt: null,
})
const wednesday = anOwnMenu({ menuId: 'b00x7qm2vt9b', date: '2026-11-25', price: 14 })

afterEach(() => vi.unstubAllGlobals())

function show(menus: OwnMenu[], holidays: Holiday[] = []) {
  const host = fakeHost(menus, today)
  const first = {
    today,
    timeZone: 'Europe/Madrid' as const,
    emailVerified: true,
    hasAssistant: false,
    menus,
    nextFrom: null,
  }
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <WeekPlanner from={today} first={first} holidays={holidays} labels={messages.week} />
    </SWRConfig>,
  )
  return host
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const card = (name: string) => screen.findByRole('article', { name })

describe('the week', () => {
  it('shows seven days from today with their menus, and room for the others', () => {
    show([wednesday])
    const days = within(screen.getByRole('list', { name: 'Tu semana' }))
    const titles = days.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles).toHaveLength(7)
    expect(titles[0]).toMatch(/^Hoy/)
    const menu = within(screen.getByRole('article', { name: 'Comida, mié. 25 nov' }))
    expect(menu.getByText('Programado')).toBeVisible()
    expect(menu.getByText('Sale a las 09:00')).toBeVisible()
    expect(menu.getByText('Lentejas, Gazpacho')).toBeVisible()
    expect(menu.getByRole('link')).toHaveAttribute('href', '/menu?dia=2026-11-25&servicio=comida')
    expect(screen.getByRole('link', { name: 'Escribir: Cena, lun. 23 nov' })).toHaveAttribute(
      'href',
      '/menu?dia=2026-11-23&servicio=cena',
    )
  })

  it('says in which language the dishes of a menu are', () => {
    document.documentElement.lang = 'es'
    show([
      { ...wednesday, writtenIn: 'eu' },
      { ...wednesday, menuId: 'c00x7qm2vt9b', date: '2026-11-26' },
    ])
    const [basque, castilian] = screen.getAllByText('Lentejas, Gazpacho')
    expect([basque, castilian].map((text) => text?.getAttribute('lang'))).toEqual(['eu', null])
    document.documentElement.lang = ''
  })

  it('repeats last Tuesday, and takes it back', async () => {
    const { sent, menus } = show([lastTuesday])
    await press('Repetir el martes anterior')
    await card('Comida, mar. 24 nov')
    expect(screen.getByText(/^Copiado a comida, mar\. 24 nov\./)).toBeVisible()
    expect(sent[0]?.body).toMatchObject({
      days: [{ from: { date: '2026-11-17' }, to: { date: '2026-11-24', service: 'comida' } }],
      mode: 'copy',
      overwrite: false,
    })
    await press('Deshacer')
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Comida, mar. 24 nov' })).toBeNull())
    expect([...menus.keys()]).toEqual(['2026-11-17 comida'])
  })
})

describe('copying the week before', () => {
  const lastWednesday = anOwnMenu({ menuId: 'c00x7qm2vt9b', date: '2026-11-18', state: 'expired' })

  it('asks before it takes the place of a menu, and says of which', async () => {
    const { sent } = show([lastTuesday, lastWednesday, wednesday])
    await press('Copiar la semana anterior')
    const dialog = within(await screen.findByRole('dialog', { name: 'Ya hay menú en esos días' }))
    expect(dialog.getByText(/Comida, mié\. 25 nov/)).toHaveTextContent('14')
    await userEvent.click(dialog.getByRole('button', { name: 'Copiar solo los días libres' }))
    await card('Comida, mar. 24 nov')
    expect(sent.at(-1)?.body).toMatchObject({ days: [{ to: { date: '2026-11-24' } }], overwrite: false })
  })

  it('replaces when told to, and gives back what was there', async () => {
    const { sent } = show([lastWednesday, wednesday])
    await press('Copiar la semana anterior')
    await userEvent.click(await screen.findByRole('button', { name: 'Sustituirlos' }))
    await press('Deshacer')
    await waitFor(() => expect(sent.at(-1)?.method).toBe('PUT'))
    expect(sent.at(-1)).toMatchObject({
      path: '/api/menus/mine/2026-11-25/comida',
      body: { content: { price: 14 }, confirmed: true },
    })
  })

  it('is not offered when there was nothing', () => {
    show([wednesday])
    expect(screen.getByRole('button', { name: 'Copiar la semana anterior' })).toBeDisabled()
  })
})

describe('copy or move', () => {
  it('takes two presses, with the keyboard alone', async () => {
    const { sent } = show([wednesday])
    screen.getByRole('button', { name: 'Copiar o mover: Comida, mié. 25 nov' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Copiar o mover' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Mover' }))
    expect(await dialog.findByRole('button', { name: /^mié\. 25 nov/ })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: /^jue\. 26 nov/ }))
    await card('Comida, jue. 26 nov')
    expect(sent[0]?.body).toMatchObject({ mode: 'move' })
    expect(screen.queryByRole('article', { name: 'Comida, mié. 25 nov' })).not.toBeInTheDocument()
  })
})

describe('a holiday', () => {
  const holiday = {
    date: '2026-11-24',
    name: 'Inmaculada Concepción',
    isNational: true,
    opens: null,
    everyYear: false,
  }

  it('is a question whose answer is kept, and closes nothing', async () => {
    const { sent } = show([anOwnMenu({ date: '2026-11-24' })], [holiday])
    expect(screen.getByText('El martes 24 es fiesta: Inmaculada Concepción. ¿Abres?')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Recordarlo cada año' }))
    await press('No, cierro')
    expect(await screen.findByText('Inmaculada Concepción: cierras.')).toBeVisible()
    expect(screen.getByText(/No lo quitamos: decide tú/)).toBeVisible()
    expect(sent).toEqual([
      { method: 'PUT', path: '/api/holidays/2026-11-24', body: { opens: false, everyYear: true } },
    ])
    expect(screen.getByRole('article', { name: 'Comida, mar. 24 nov' })).toBeVisible()
  })
})
