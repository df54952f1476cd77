import '../support/show-modal'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, expect, it, vi } from 'vitest'
import { QrPage } from '@/components/qr/qr-page'
import type { OwnQr } from '@/contract/endpoints/qr'
import * as es from '@/messages/es.json'
import { sheet } from '../kept/sheet'
import { choose, sent, uploadNo, url } from '../upload/choosing'
import { aFile, stubUploads } from '../upload/fake-upload'

const { notify } = vi.hoisted(() => ({ notify: { success: vi.fn() } }))
vi.mock('@/components/ui/notify', () => ({ notify }))

const own: OwnQr = {
  ...{ qrId: '0123456789ab', url: 'https://mantel.example/qr/0123456789ab', name: 'Casa Lola' },
  ...{ isPublic: true, logoUrl: null, design: { color: '#1d1a17', logo: false } },
  scans: {
    days: [
      { date: '2026-11-21', count: 2 },
      { date: '2026-11-22', count: 3 },
    ],
    total: 41,
  },
}
const asked = vi.fn()
let status = 200
beforeEach(() => {
  asked.mockReset()
  notify.success.mockReset()
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked(path, JSON.parse(String(init.body)))
    return Response.json({}, { status })
  })
})

const restaurantId = 'r00x7qm2vt9b'

const show = (qr: OwnQr | null) =>
  render(
    <NextIntlClientProvider locale="es" messages={es}>
      <QrPage own={qr && { qr, restaurantId }} labels={es.qr} upload={es.upload} />
    </NextIntlClientProvider>,
  )

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Solicitar QR personalizado' }))
  return within(screen.getByRole('dialog', { name: 'Solicitar QR personalizado' }))
}

it('gives one’s own code for free, and says what printed ones cost', () => {
  show(own)
  expect(screen.getByRole('img', { name: /Casa Lola/ })).toBeVisible()
  const png = screen.getByRole('button', { name: 'Descargar PNG' })
  const svg = screen.getByRole('link', { name: 'Descargar SVG' })
  expect(svg).toHaveAttribute('download', 'qr-mantel.svg')
  expect(png.compareDocumentPosition(svg)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('link', { name: /Cuatro tarjetas/ })).toHaveAttribute(
    'href',
    '/api/qr/mine/card?color=%231d1a17&logo=false&sheet=a4',
  )
  const packs = screen.getAllByRole('heading', { level: 3 }).map((name) => name.closest('li')?.textContent)
  expect(packs.map((text) => text?.replace(/\s/g, ' '))).toEqual([
    'Basic20 códigos QR19,90€',
    'Pro30 códigos QR24,90€',
    'Premium50 códigos QR29,90€',
  ])
})

it('has no code for a page nobody can open yet', () => {
  show(null)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('link', { name: 'Completar mi perfil' })).toBeVisible()
})

it('is designed live: a colour that can be read is drawn and saved, one that cannot is neither', async () => {
  show(own)
  const drawn = () =>
    decodeURIComponent(screen.getByRole('img', { name: /Casa Lola/ }).getAttribute('src') ?? '')
  await userEvent.click(screen.getByRole('radio', { name: 'Rojo mantel' }))
  expect(drawn()).toContain('fill="#b80f2a"')
  expect(screen.getByRole('link', { name: /^Tarjeta para imprenta/ })).toHaveAttribute(
    'href',
    '/api/qr/mine/card?color=%23b80f2a&logo=false',
  )
  await waitFor(() =>
    expect(asked).toHaveBeenCalledExactlyOnceWith('/api/qr/mine', { color: '#b80f2a', logo: false }),
  )
  fireEvent.change(screen.getByLabelText('Otro color'), { target: { value: '#ffd400' } })
  expect(screen.getByText(/demasiado claro/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Descargar SVG' })).toBeNull()
})

it('says how many came by it', () => {
  show(own)
  expect(screen.getByText('Hoy').nextSibling).toHaveTextContent('3')
  expect(screen.getByText('Últimos 7 días').nextSibling).toHaveTextContent('5')
  expect(screen.getByText('En total').nextSibling).toHaveTextContent('41')
})

it('asks for the pack alone: the price is the server’s', async () => {
  show(own)
  const dialog = await openDialog()
  await userEvent.click(dialog.getByRole('radio', { name: /^Pro/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar solicitud' }))
  expect(asked).toHaveBeenCalledExactlyOnceWith('/api/purchase/sendPackData', { cardData: { pack: 'Pro' } })
  await waitFor(() =>
    expect(notify.success).toHaveBeenCalledWith('Se ha enviado una solicitud de compra de códigos QR.'),
  )
})

it('says so when it could not be sent, and keeps what was chosen', async () => {
  status = 503
  show(own)
  const dialog = await openDialog()
  await userEvent.click(dialog.getByRole('radio', { name: /^Premium/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar solicitud' }))
  expect(await dialog.findByText('No se pudo enviar la solicitud. Inténtalo de nuevo.')).toBeVisible()
  expect(dialog.getByRole('radio', { name: /^Premium/ })).toBeChecked()
})

it('takes a logo here, keeps it as the restaurant’s and puts it into the code', async () => {
  stubUploads()
  const saved: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === `/api/profile/restaurants/${restaurantId}` && init.method === 'PATCH')
      saved.push(JSON.parse(String(init.body)))
    return Response.json(sheet)
  })
  show(own)
  expect(screen.queryByRole('checkbox', { name: es.qr.own.logo })).toBeNull()
  await choose(es.upload.slot.add, [aFile('logo.png')])
  await sent(1)
  act(() => uploadNo(0).succeed(url(1)))
  expect(await screen.findByRole('checkbox', { name: es.qr.own.logo })).toBeChecked()
  expect(saved).toEqual([{ version: sheet.version, changes: { hasLogo: 'yes', logoFilePath: url(1) } }])
})
