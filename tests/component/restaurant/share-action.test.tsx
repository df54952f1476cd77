import '../support/show-modal'
import '../support/pointer-capture'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ShareAction } from '@/components/restaurant/share-action'
import { SharedLabels } from '@/lib/i18n/shared-labels'
import { error, notices, restaurant } from '@/messages/es.json'

const url = 'http://localhost:3000/restaurant/profile/k00x7qm2vt9b_Casa_Lola'
const labels = { ...restaurant.actions, title: 'Compartir Casa Lola', text: 'Mira Casa Lola:' }

async function press() {
  const user = userEvent.setup()
  render(
    <SharedLabels labels={{ error, notices }}>
      <ShareAction url={url} labels={labels} />
    </SharedLabels>,
  )
  await user.click(screen.getByRole('link', { name: 'Compartir' }))
  return user
}

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'share')
})

const withShare = (answer: () => Promise<void>) => {
  const shared = vi.fn(answer)
  Object.defineProperty(navigator, 'share', { value: shared, configurable: true })
  return shared
}

it('uses the phone’s own sheet', async () => {
  const shared = withShare(async () => undefined)
  await press()
  expect(shared).toHaveBeenCalledWith({ title: 'Compartir Casa Lola', text: 'Mira Casa Lola:', url })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('is quiet when one changes one’s mind', async () => {
  withShare(async () => {
    throw new DOMException('', 'AbortError')
  })
  await press()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('offers WhatsApp and a copy elsewhere', async () => {
  const user = await press()
  expect(screen.getByRole('link', { name: 'Enviar por WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(`Mira Casa Lola: ${url}`)}`,
  )
  await user.click(screen.getByRole('button', { name: 'Copiar el enlace' }))
  expect(await navigator.clipboard.readText()).toBe(url)
  expect(await screen.findByText('Enlace copiado.')).toBeVisible()
})

it('says why there is no sheet of the browser’s own', async () => {
  await press()
  expect(screen.getByText(/^Tu navegador no permite compartir\./)).toBeVisible()
})

it('leaves the link to be copied by hand where the browser does not let us', async () => {
  const user = await press()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await user.click(screen.getByRole('button', { name: 'Copiar el enlace' }))
  expect(await screen.findByText(/^No hemos podido copiar el enlace/)).toBeVisible()
  const link = screen.getByRole('textbox', { name: 'Enlace' })
  expect(link).toHaveValue(url)
  expect(link).toHaveProperty('selectionEnd', url.length)
})
