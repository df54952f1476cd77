import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { DressPanel } from '@/components/templates/dress-panel'
import { useDress } from '@/components/templates/use-dress'
import type { OwnDress } from '@/contract/endpoints/sheet-dress'
import messages from '@/messages/es.json'
import { choose, sent, uploadNo, url } from '../upload/choosing'
import { aFile, stubUploads } from '../upload/fake-upload'

const { dress: labels } = messages.templates
const restaurantId = 'r00x7qm2vt9b'
const own: OwnDress = {
  dress: { logo: false, photo: null },
  logoUrl: '/files/1000000000zz/192.webp',
  photos: ['/files/2000000000zz/1280.webp'],
}
const photo = { url: own.photos[0], place: 'band' }

const saved = vi.fn()
let status = 200
let answered: Promise<unknown> = Promise.resolve()
beforeEach(() => {
  saved.mockReset()
  status = 200
  answered = Promise.resolve()
  stubUploads()
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method === 'GET') return Response.json({}, { status: 404 })
    saved(path, JSON.parse(String(init.body)))
    await answered
    return Response.json({ success: true }, { status })
  })
})

function Panel({ of }: { of: OwnDress }) {
  const dress = useDress(of, restaurantId)
  return <DressPanel dress={dress} photos={of.photos} isStock labels={labels} upload={messages.upload} />
}
const show = (of = own) => render(<Panel of={of} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const lastSaved = () => saved.mock.lastCall?.[1]

it('puts the logo on and takes it off again', async () => {
  show()
  const logo = screen.getByRole('checkbox', { name: labels.logo })
  await userEvent.click(logo)
  await waitFor(() => expect(logo).toBeChecked())
  expect(saved).toHaveBeenLastCalledWith('/api/sheets/dress', { logo: true, photo: null })
  expect(screen.getByText(labels.saved)).toBeVisible()
  await press(labels.undo)
  await waitFor(() => expect(logo).not.toBeChecked())
  expect(lastSaved()).toEqual({ logo: false, photo: null })
  expect(screen.queryByRole('button', { name: labels.undo })).toBeNull()
})

it('takes a photo of the profile, behind everything or as the head, and brings back what was removed', async () => {
  show()
  await press('Poner la foto 1 de tu página')
  await waitFor(() => expect(lastSaved()).toEqual({ logo: false, photo }))
  await userEvent.click(await screen.findByRole('radio', { name: labels.places.ground }))
  await waitFor(() => expect(lastSaved()).toMatchObject({ photo: { ...photo, place: 'ground' } }))
  await press(`${messages.upload.slot.remove}: ${labels.photo}`)
  await waitFor(() => expect(lastSaved()).toEqual({ logo: false, photo: null }))
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull())
  expect(screen.getAllByRole('button', { name: labels.undo })).toHaveLength(1)
  await press(labels.undo)
  await waitFor(() => expect(lastSaved()).toMatchObject({ photo: { ...photo, place: 'ground' } }))
})

it('takes a new photo', async () => {
  show()
  await choose(messages.upload.slot.add, [aFile('paella.jpg')])
  await sent(1)
  uploadNo(0).succeed(url(7))
  await waitFor(() => expect(lastSaved()).toEqual({ logo: false, photo: { url: url(7), place: 'band' } }))
})

it('says while it saves and when it could not, and tries again', async () => {
  let answer: (value?: unknown) => void = () => undefined
  answered = new Promise((resolve) => {
    answer = resolve
  })
  status = 500
  show()
  const logo = screen.getByRole('checkbox', { name: labels.logo })
  await userEvent.click(logo)
  expect(await screen.findByText(labels.saving)).toBeVisible()
  expect(logo).toBeDisabled()
  answer()
  expect(await screen.findByText(labels.failed)).toBeVisible()
  expect(logo).not.toBeChecked()
  status = 200
  await press(labels.retry)
  await waitFor(() => expect(logo).toBeChecked())
  expect(screen.queryByText(labels.failed)).toBeNull()
})

it('keeps what is pressed on the photo, also while it saves', async () => {
  let answer: (value?: unknown) => void = () => undefined
  answered = new Promise((resolve) => {
    answer = resolve
  })
  show({ ...own, dress: { logo: false, photo: { url: own.photos[0] ?? '', place: 'band' } } })
  const { parts } = labels.focus
  const part = (name: string) => screen.getByRole('radio', { name })
  expect(part(parts.middle)).toBeChecked()
  await userEvent.click(part(parts.topLeft))
  await userEvent.click(part(parts.bottom))
  expect(part(parts.bottom)).toBeChecked()
  answer()
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2))
  expect(lastSaved()).toEqual({ logo: false, photo: { ...photo, focus: { x: 50, y: 83 } } })
  await press(labels.undo)
  await waitFor(() => expect(part(parts.middle)).toBeChecked())
})

it('asks for a logo where there is none', () => {
  show({ ...own, logoUrl: null })
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByRole('group', { name: labels.addLogo })).toBeVisible()
})
