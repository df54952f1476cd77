import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Chat } from '@/components/chat/chat'
import type { sendFile as SendFile, Sent } from '@/components/upload/send-file'
import type { ChatMessage, ChatReply, IncomingMessage } from '@/contract/entities/chat'
import { incomingMessage } from '@/contract/entities/chat'
import type { TimeZone } from '@/contract/entities/place'
import { SharedLabels } from '@/lib/i18n/shared-labels'
import { error, chat as labels, notices, upload } from '@/messages/es.json'

const sendFile = vi.hoisted(() => vi.fn<typeof SendFile>())
vi.mock('@/components/upload/send-file', () => ({ sendFile }))

const ownerId = '0a1b2c3d4e5f'
const at = '2026-11-18T09:00:00.000Z'
const fetchMock = vi.fn<typeof fetch>()
const user = userEvent.setup()

const written = (message: IncomingMessage, n: number): ChatMessage => ({
  ...{ id: `00000000000${n}`, channel: 'browser', at, state: 'handled' },
  ...{ direction: 'in', sentAs: message.id, message },
})
const said = (reply: ChatReply, n: number, isDrawing = false): ChatMessage => ({
  ...{ id: `10000000000${n}`, channel: 'browser', at, state: isDrawing ? 'pending' : 'delivered' },
  ...{ direction: 'out', reply, isDrawing },
})

const sent = () =>
  fetchMock.mock.calls
    .filter(([, init]) => init?.method === 'POST')
    .map(([, init]) => incomingMessage.parse(JSON.parse(String(init?.body))))

/** The api, for as long as it is reachable. */
function answering(reply: ChatReply) {
  fetchMock.mockImplementation(async (_, init) => {
    if (init?.method !== 'POST')
      return Response.json({ messages: [], nextBefore: null, timeZone: 'Europe/Madrid' })
    const message = incomingMessage.parse(JSON.parse(String(init.body)))
    const n = sent().length
    return Response.json({ messages: [written(message, n), said(reply, n)] })
  })
}

function show(
  messages: ChatMessage[] = [],
  timeZone: TimeZone = 'Europe/Madrid',
  nextBefore: string | null = null,
) {
  const initial = { messages, nextBefore, timeZone }
  const props = {
    ownerId,
    initial,
    labels,
    upload,
    whatsapp: null,
    linkedPhone: null,
  } as const
  return render(
    <SharedLabels labels={{ error, notices }}>
      <Chat {...props} today="2026-11-18" isLower={false} />
    </SharedLabels>,
  )
}

const field = () => screen.getByRole('textbox', { name: labels.write })

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined })
  Element.prototype.scrollTo = () => undefined
})

afterEach(() => {
  vi.resetAllMocks()
  sessionStorage.clear()
})

it('pastes what was copied at one press, to be looked at before it is sent', async () => {
  show()
  await navigator.clipboard.writeText('Menú 12 €\nLentejas')
  await user.click(screen.getByRole('button', { name: labels.paste }))
  await waitFor(() => expect(field()).toHaveValue('Menú 12 €\nLentejas'))
  expect(screen.queryByRole('button', { name: labels.paste })).toBeNull()
  expect(sent()).toEqual([])
})

it('sends with Enter, breaks the line with Shift and Enter, and shows what is answered, in a log', async () => {
  answering({ text: '¿Lo publico?', buttons: [{ action: 'pub:x', title: 'Publicar' }] })
  show()
  await user.type(field(), 'Lentejas{Shift>}{Enter}{/Shift}Pollo{Enter}')
  const log = screen.getByRole('log', { name: labels.log })
  expect(await within(log).findByText('¿Lo publico?')).toBeInTheDocument()
  expect(sent()).toMatchObject([{ kind: 'text', text: 'Lentejas\nPollo' }])
  expect(field()).toHaveValue('')
  expect(within(log).getByText(labels.states.read)).toBeInTheDocument()
  expect(within(log).getByText(labels.today)).toBeInTheDocument()
})

it('tells the time of where the restaurant is', () => {
  show([said({ text: 'Hola' }, 1)], 'Atlantic/Canary')
  expect(screen.getByText('9:00')).toBeInTheDocument()
})

it('answers with a chip, as often as one likes', async () => {
  answering({ text: '¡Publicado!' })
  show([said({ text: '¿Lo publico?', buttons: [{ action: 'pub:x', title: 'Publicar' }] }, 1)])
  await user.click(screen.getByRole('button', { name: 'Publicar' }))
  expect(await screen.findByText('¡Publicado!')).toBeInTheDocument()
  expect(sent()).toMatchObject([{ kind: 'button', action: 'pub:x', title: 'Publicar' }])
})

it('takes two quick taps on a chip for one, and one while the first waits for a connection', async () => {
  answering({ text: '¡Publicado!' })
  const { unmount } = show([
    said({ text: '¿Lo publico?', buttons: [{ action: 'pub:x', title: 'Publicar' }] }, 1),
  ])
  await user.dblClick(screen.getByRole('button', { name: 'Publicar' }))
  expect(await screen.findByText('¡Publicado!')).toBeInTheDocument()
  expect(sent()).toHaveLength(1)
  unmount()

  fetchMock.mockClear()
  fetchMock.mockRejectedValue(new TypeError('offline'))
  vi.useFakeTimers({ shouldAdvanceTime: true })
  show([said({ text: '¿Lo publico?', buttons: [{ action: 'pub:x', title: 'Publicar' }] }, 1)])
  const chip = screen.getByRole('button', { name: 'Publicar' })
  await user.click(chip)
  await vi.advanceTimersByTimeAsync(2_000)
  await user.click(chip)
  expect(within(screen.getByRole('log')).getAllByText('Publicar')).toHaveLength(2)
  vi.useRealTimers()
})

it('adds earlier messages once, however fast they are asked for', async () => {
  fetchMock.mockImplementation(async () =>
    Response.json({ messages: [said({ text: 'De ayer' }, 1)], nextBefore: null, timeZone: 'Europe/Madrid' }),
  )
  show([said({ text: 'De hoy' }, 2)], 'Europe/Madrid', '100000000002')
  const earlier = screen.getByRole('button', { name: labels.earlier })
  fireEvent.click(earlier)
  fireEvent.click(earlier)
  expect(await screen.findByText('De ayer')).toBeInTheDocument()
  expect(fetchMock).toHaveBeenCalledOnce()
})

it('keeps what is written without a connection, over a reload, and sends it in its order once there is one', async () => {
  fetchMock.mockRejectedValue(new TypeError('offline'))
  const { unmount } = show()
  await user.type(field(), 'uno{Enter}')
  await user.type(field(), 'dos{Enter}')
  await user.type(field(), 'a medias')
  await waitFor(() => expect(screen.getAllByText(labels.states.queued)).not.toHaveLength(0))
  const tried = sent()[0]
  unmount()

  fetchMock.mockClear()
  answering({ text: 'Leído' })
  show()
  await waitFor(() => expect(screen.getAllByText('Leído')).toHaveLength(2))
  expect(sent()).toMatchObject([{ text: 'uno', id: tried?.id }, { text: 'dos' }])
  expect(field()).toHaveValue('a medias')
})

const photo = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'pizarra.jpg', { type: 'image/jpeg' })
async function attach() {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input) await user.upload(input, photo)
}
const comesTo = (...outcomes: Sent[]) => {
  for (const outcome of outcomes) sendFile.mockReturnValueOnce({ done: Promise.resolve(outcome), abort() {} })
}

it('keeps a photo while nowhere takes it, and what is written after it behind it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answering({ text: 'Leído' })
  comesTo({ problem: 'failed' }, { problem: 'network' }, { url: '/files/a/1.webp', name: '' })
  show()
  await attach()
  await user.type(field(), 'el de mañana{Enter}')
  expect(await screen.findByRole('button', { name: new RegExp(labels.ownPhoto) })).toBeInTheDocument()
  expect(screen.getAllByText(labels.states.queued)).not.toHaveLength(0)
  expect(sent()).toEqual([])
  await vi.advanceTimersByTimeAsync(60_000)
  await waitFor(() =>
    expect(sent()).toMatchObject([{ kind: 'image', file: '/files/a/1.webp' }, { text: 'el de mañana' }]),
  )
  vi.useRealTimers()
})

it('says of a photo that will never be taken why, and goes on', async () => {
  answering({ text: 'Leído' })
  comesTo({ problem: 'image-broken' })
  show()
  await attach()
  await user.type(field(), 'uno{Enter}')
  expect(await screen.findByText('Leído')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: new RegExp(labels.ownPhoto) })).toBeNull()
})

it('gives up on what the api will never take, and goes on with the rest', async () => {
  answering({ text: 'Leído' })
  const answered = fetchMock.getMockImplementation()
  fetchMock.mockImplementationOnce(async () => Response.json({}, { status: 400 }))
  if (answered) fetchMock.mockImplementation(answered)
  show()
  await user.type(field(), 'uno{Enter}')
  expect((await screen.findAllByText(labels.states.failed)).length).toBeGreaterThan(0)
  await user.type(field(), 'dos{Enter}')
  expect(await screen.findByText('Leído')).toBeInTheDocument()
})

it('shows a picture that is being drawn as such, and one that is there as a button to enlarge it', () => {
  show([
    said({ text: 'Uno' }, 1, true),
    said({ text: 'Dos', image: { url: '/files/a/menu.jpg', alt: 'Menú dibujado: Lentejas' } }, 2),
  ])
  expect(screen.getByText(labels.drawing)).toBeInTheDocument()
  expect(
    screen.getByRole('button', { name: `${labels.enlarge}: Menú dibujado: Lentejas` }),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: labels.download, hidden: true })).toHaveAttribute(
    'href',
    '/files/a/menu.jpg',
  )
})

it('marks the language of what was written and answered, where it is not that of the page', () => {
  document.documentElement.lang = 'es'
  const buttons = [{ action: 'pub:x', title: 'Argitaratu' }]
  const list = { label: 'Egunak', rows: [{ action: 'show:x', title: 'Asteazkena' }] }
  const image = { url: '/files/a/menu.jpg', alt: 'Menua: Dilistak' }
  const basque: ChatMessage[] = [
    written({ kind: 'text', text: 'argitaratu mesedez', id: 'a', at }, 1),
    said({ text: 'Argitaratuko dut?', buttons, image }, 2),
    said({ text: 'Zein egun?', list }, 3),
  ]
  show([
    ...basque.map((message) => ({ ...message, language: 'eu' as const })),
    { ...said({ text: '¿Lo publico?' }, 4), language: 'es' },
  ])
  const languageAt = (element: Element) => element.closest('[lang]:not(html)')?.getAttribute('lang')
  for (const text of ['argitaratu mesedez', 'Argitaratuko dut?', 'Argitaratu', 'Asteazkena', 'Egunak'])
    expect([text, languageAt(screen.getByText(text))]).toEqual([text, 'eu'])
  expect(languageAt(screen.getAllByAltText(image.alt)[0] ?? document.body)).toBe('eu')
  expect(languageAt(screen.getByText('¿Lo publico?'))).toBeUndefined()
  for (const own of screen.getAllByText(labels.bot)) expect(languageAt(own)).toBeUndefined()
  document.documentElement.lang = ''
})
