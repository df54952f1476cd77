import '../support/show-modal'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { WeekPlanner } from '@/components/week/week-planner'
import type { OwnMenu } from '@/contract/entities/own-menu'
import messages from '@/messages/es.json'
import { anOwnMenu } from '../support/own-menus'
import { fakeHost } from './fake-host'

/** A Monday. */
const today = '2026-11-23'
const lastTuesday = anOwnMenu({
  ...{ menuId: 'a00x7qm2vt9b', date: '2026-11-17', state: 'expired', publishAt: null },
})
const wednesday = anOwnMenu({ menuId: 'b00x7qm2vt9b', date: '2026-11-25', price: 14 })

afterEach(() => vi.unstubAllGlobals())

function show(menus: OwnMenu[]) {
  const host = fakeHost(menus, today)
  const rest = { emailVerified: true, hasAssistant: false, nextFrom: null }
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <WeekPlanner
        from={today}
        first={{ today, timeZone: 'Europe/Madrid', menus, ...rest }}
        holidays={[]}
        labels={messages.week}
      />
    </SWRConfig>,
  )
  return host
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) => userEvent.click(await button(name))
const card = (name: string) => screen.findByRole('article', { name })

async function moveToThursday() {
  await press('Copiar o mover: Comida, mié. 25 nov')
  await userEvent.click(screen.getByRole('radio', { name: 'Mover' }))
  await press(/^jue\. 26 nov/)
}

describe('the keyboard', () => {
  it('undoes by Ctrl+Z wherever the focus is, once', async () => {
    const { sent, menus } = show([lastTuesday])
    await press('Repetir el martes anterior')
    await card('Comida, mar. 24 nov')
    await button('Deshacer')
    screen.getByRole('link', { name: 'Escribir: Cena, lun. 23 nov' }).focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect([...menus.keys()]).toEqual(['2026-11-17 comida']))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull())
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
  })
})

describe('a slow connection', () => {
  it('says what it waits for, and a second press does nothing', async () => {
    const { sent, wire } = show([lastTuesday])
    const { promise, resolve } = Promise.withResolvers<void>()
    wire.wait = promise
    await press('Repetir el martes anterior')
    expect(screen.getByRole('region', { name: 'Último cambio' })).toHaveTextContent('Copiando…')
    await press('Repetir el martes anterior')
    resolve()
    await card('Comida, mar. 24 nov')
    expect(await button('Deshacer')).toBeEnabled()
    expect(sent).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a connection that breaks', () => {
  it('moves nothing of which it does not know what was there', async () => {
    const { sent, menus, wire } = show([wednesday])
    await press('Copiar o mover: Comida, mié. 25 nov')
    wire.isDown = ({ method }) => method === 'GET'
    await userEvent.click(screen.getByRole('radio', { name: 'Mover' }))
    await press(/^jue\. 26 nov/)
    await waitFor(() => expect(screen.queryByText('Moviendo…')).toBeNull())
    expect(sent).toEqual([])
    expect([...menus.keys()]).toEqual(['2026-11-25 comida'])
  })

  it('keeps «Deshacer» until it is done', async () => {
    const { menus, wire } = show([wednesday])
    await moveToThursday()
    await card('Comida, jue. 26 nov')
    wire.isDown = () => true
    await press('Deshacer')
    await waitFor(() => expect(screen.queryByText('Deshaciendo…')).toBeNull())
    wire.isDown = () => false
    await press('Deshacer')
    await card('Comida, mié. 25 nov')
    expect([...menus.keys()]).toEqual(['2026-11-25 comida'])
  })

  it('takes a lost answer to «Deshacer» for what it was', async () => {
    const { menus, wire } = show([wednesday])
    await moveToThursday()
    await card('Comida, jue. 26 nov')
    wire.isLost = ({ method }) => method !== 'GET'
    await press('Deshacer')
    await waitFor(() => expect(screen.queryByText('Deshaciendo…')).toBeNull())
    wire.isLost = () => false
    await press('Deshacer')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull())
    expect([...menus.keys()]).toEqual(['2026-11-25 comida'])
  })
})
