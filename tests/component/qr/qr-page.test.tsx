import '../support/show-modal'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, expect, it, vi } from 'vitest'
import { QrPage } from '@/components/qr/qr-page'
import type { OwnQr } from '@/lib/api/own-qr'
import * as es from '@/messages/es.json'

vi.mock('@/lib/api/own-qr', () => ({}))
const { notify } = vi.hoisted(() => ({ notify: { success: vi.fn() } }))
vi.mock('@/components/ui/notify', () => ({ notify }))

const own: OwnQr = {
  url: 'https://mantel.example/x',
  name: 'Casa Lola',
  svg: 'data:image/svg+xml,%3Csvg/%3E',
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

const show = (qr: OwnQr) =>
  render(
    <NextIntlClientProvider locale="es" messages={es}>
      <QrPage qr={qr} />
    </NextIntlClientProvider>,
  )

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Solicitar QR personalizado' }))
  return within(screen.getByRole('dialog', { name: 'Solicitar QR personalizado' }))
}

it('gives one’s own code for free, and says what printed ones cost', () => {
  show(own)
  expect(screen.getByRole('img', { name: /Casa Lola/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Descargar SVG' })).toHaveAttribute('download', 'qr-mantel.svg')
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
