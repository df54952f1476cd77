import '../support/show-modal'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AccountSlot } from '@/components/layout/account-slot'
import { editorExists, ownerLinks } from '@/components/layout/owner-links'
import { nav, ownerMenu } from '@/messages/es.json'

const leaveFor = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser/leave-for', () => ({ leaveFor }))

const owner = {
  ownerId: '0a1b2c3d4e5f',
  firstName: 'Lola',
  lastName: 'Ríos',
  email: 'lola@ejemplo.es',
  emailVerified: true,
  restaurant: {
    restaurantId: 'b5a493827160',
    restaurantName: 'Casa Lola',
    logoFilePath: null,
    isPublic: true,
  },
}

const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  fetchMock.mockImplementation(async () => Response.json({ owner }))
  vi.stubGlobal('fetch', fetchMock)
})

afterEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
})

function show() {
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <AccountSlot labels={{ ...ownerMenu, open: nav.openAccount, close: nav.close }}>
        <a href="/signin">Identifica tu restaurante</a>
      </AccountSlot>
    </SWRConfig>,
  )
}

async function openDrawer() {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Abrir tu cuenta: Casa Lola' }))
  return { user, drawer: within(screen.getByRole('dialog', { name: 'Tu cuenta' })) }
}

it('asks nobody who is signed in while the flag is not set', () => {
  show()
  expect(screen.getByRole('link', { name: 'Identifica tu restaurante' })).toBeVisible()
  expect(fetchMock).not.toHaveBeenCalled()
})

it('offers the owner every entry of the drawer whose page exists, in order', async () => {
  localStorage.setItem('isAuthenticated', 'true')
  show()
  const { drawer } = await openDrawer()
  const links = drawer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  const slug = `${owner.restaurant.restaurantId}_Casa_Lola`
  const entries = [
    ['Mi menú', '/menu'],
    ['Mi chat', '/chat'],
    ['Mi restaurante', '/mi-restaurante'],
    ['Mis datos personales', '/misdatospersonales'],
    ['Mi contraseña', '/password'],
    ['Seguridad', '/seguridad'],
    ['Mi plantilla', '/plantilla'],
    ['Mi suscripción', '/subscription'],
    ['Genera tu QR', '/generateQR'],
    ['Centro de ayuda', '/contacta'],
  ]
  expect(ownerLinks.map(({ href }) => href)).toEqual(entries.map(([, href]) => href))
  expect(links).toEqual([
    ...(editorExists ? [['Editar perfil', `/restaurant/profile/edit/${slug}`]] : []),
    ['Ver perfil', `/restaurant/profile/${slug}`],
    ...entries.filter(([, href]) => ownerLinks.some((link) => link.href === href && link.exists)),
  ])
})

it('calls a restaurant without a name by what it is, and leads to no page that diners cannot see', async () => {
  localStorage.setItem('isAuthenticated', 'true')
  const restaurant = { ...owner.restaurant, restaurantName: '', isPublic: false }
  fetchMock.mockImplementation(async () => Response.json({ owner: { ...owner, restaurant } }))
  show()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Abrir tu cuenta: Tu restaurante' }))
  const drawer = within(screen.getByRole('dialog', { name: 'Tu cuenta' }))
  expect(await drawer.findByText('Tu restaurante')).toBeVisible()
  expect(drawer.queryByRole('link', { name: 'Ver perfil' })).not.toBeInTheDocument()
})

it('signs out: the session first, then the flag, then /signin', async () => {
  localStorage.setItem('isAuthenticated', 'true')
  sessionStorage.setItem('draft:0a1b2c3d4e5f:personal-data', '{}')
  show()
  const { user, drawer } = await openDrawer()
  fetchMock.mockImplementation(async () => Response.json({ success: true }))
  await user.click(drawer.getByRole('button', { name: 'Cerrar sesión' }))
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/signin'))
  expect(fetchMock).toHaveBeenLastCalledWith('/api/auth/logout', { method: 'POST' })
  expect(localStorage.getItem('isAuthenticated')).toBeNull()
  expect(sessionStorage).toHaveLength(0)
  expect(screen.getByRole('link', { name: 'Identifica tu restaurante' })).toBeVisible()
})

it('is anonymous again when the session turns out to be over', async () => {
  localStorage.setItem('isAuthenticated', 'true')
  fetchMock.mockImplementation(async () => new Response(null, { status: 401 }))
  show()
  await waitFor(() => expect(localStorage.getItem('isAuthenticated')).toBeNull())
  expect(await screen.findByRole('link', { name: 'Identifica tu restaurante' })).toBeVisible()
})

it('follows another tab that signs out', async () => {
  localStorage.setItem('isAuthenticated', 'true')
  show()
  await screen.findByRole('button', { name: /Casa Lola/ })
  localStorage.removeItem('isAuthenticated')
  expect(document.documentElement).toHaveAttribute('data-signed-in')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'isAuthenticated' })))
  expect(document.documentElement).not.toHaveAttribute('data-signed-in')
  expect(screen.queryByRole('button', { name: /Casa Lola/ })).not.toBeInTheDocument()
})
