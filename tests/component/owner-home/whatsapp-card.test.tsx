import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import { WhatsAppCard } from '@/components/owner-home/whatsapp-card'
import { notify } from '@/components/ui/notify'
import type { OwnWhatsApp } from '@/lib/api/own-whatsapp'
import * as es from '@/messages/es.json'

const refresh = vi.fn()
vi.mock('@/lib/api/own-whatsapp', () => ({}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
vi.mock('@/components/ui/notify', () => ({ notify: { success: vi.fn(), error: vi.fn() } }))

const fetched = vi.fn()
beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('fetch', fetched)
})

const none: OwnWhatsApp = {
  url: 'https://wa.me/34600000000?text=hola',
  phones: [],
  waiting: null,
  timeZone: 'Europe/Madrid',
  code: 'data:image/svg+xml,',
}
const show = (whatsapp: OwnWhatsApp) =>
  render(
    <NextIntlClientProvider locale="es" messages={es}>
      <WhatsAppCard {...whatsapp} />
    </NextIntlClientProvider>,
  )

const phone = { id: '3k9xw2m7q4pz', phone: '+34600111222', linkedAt: null, lastMessageAt: null }

test('leads to WhatsApp, by a link and by a code, as long as no telephone is linked', () => {
  show(none)
  expect(screen.getByText('Sin vincular')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Vincular mi WhatsApp' })).toHaveAttribute('href', none.url)
  expect(screen.getByRole('img', { name: /Código QR que abre WhatsApp/ })).toBeInTheDocument()
  expect(screen.queryByRole('list')).toBeNull()
})

test('names the telephones, and unlinks one', async () => {
  show({ ...none, phones: [phone] })
  expect(screen.getByText('Vinculado')).toBeVisible()
  const list = within(screen.getByRole('list'))
  expect(list.getByText('+34 600 111 222')).toBeVisible()
  fetched.mockResolvedValueOnce(Response.json({ success: true }))
  await userEvent.click(list.getByRole('button', { name: /^Desvincular \+34/ }))
  await waitFor(() => expect(notify.success).toHaveBeenCalledOnce())
  expect(fetched).toHaveBeenCalledWith('/api/chat/whatsapp/3k9xw2m7q4pz', { method: 'DELETE' })
  expect(refresh).toHaveBeenCalledOnce()
})

test('says so when unlinking failed, and can be tried again', async () => {
  show({ ...none, phones: [phone] })
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  await userEvent.click(screen.getByRole('button', { name: /^Desvincular/ }))
  const failed = 'No se ha podido desvincular. Inténtalo de nuevo.'
  await waitFor(() => expect(notify.error).toHaveBeenCalledWith(failed))
  expect(screen.getByRole('button', { name: /^Desvincular/ })).toBeEnabled()
})

test('tells what waits, and since when', () => {
  show({ ...none, phones: [phone], waiting: { count: 3, since: '2026-11-22T11:05:00.000Z' } })
  expect(screen.getByText(/^3 mensajes esperan desde el dom, 12:05\./)).toBeVisible()
})
