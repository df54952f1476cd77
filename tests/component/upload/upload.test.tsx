import '../support/pointer-capture'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ImageSlot } from '@/components/upload/image-slot'
import { ImageSlots } from '@/components/upload/image-slots'
import { MenuFileBlock } from '@/components/upload/menu-file-block'
import type { Carta } from '@/contract/entities/carta'
import { upload as labels } from '@/messages/es.json'
import { renderInSpanish } from '@/tests/component/support/in-spanish'
import { aFile, FakeUpload, stubUploads } from './fake-upload'

beforeEach(stubUploads)

const sent = (count: number) =>
  waitFor(() => expect(FakeUpload.all.filter(({ sent }) => sent)).toHaveLength(count))
const uploadNo = (index: number) => FakeUpload.all[index] ?? new FakeUpload()
const url = (id: number) => `/files/00000000000${id}/1280.webp`
const rows = () => screen.getByRole('list', { name: labels.uploads })
const choose = (name: string, files: File[]) =>
  userEvent.upload(screen.getByLabelText(name), files, { applyAccept: false })

type HeldProps<T> = {
  first: T
  onValue: (value: T) => void
  children: (value: T, change: (value: T) => void) => ReactNode
}

/** What a form is to its control. */
function Held<T>({ first, onValue, children }: HeldProps<T>) {
  const [value, setValue] = useState(first)
  return children(value, (next) => {
    onValue(next)
    setValue(next)
  })
}

function showSlot(props: Partial<Parameters<typeof ImageSlot>[0]> = {}) {
  const changes: (string | null)[] = []
  renderInSpanish(
    <Held first={props.value ?? null} onValue={(value) => changes.push(value)}>
      {(value, onChange) => (
        <ImageSlot
          label="Imagen principal:"
          accept="photo"
          shape="wide"
          labels={labels}
          {...props}
          value={value}
          onChange={onChange}
        />
      )}
    </Held>,
  )
  return changes
}

describe('one picture', () => {
  it('shows how it gets on, and then itself', async () => {
    const changes = showSlot()
    await choose(labels.slot.add, [aFile('sala.jpg')])
    await sent(1)
    expect(uploadNo(0).path).toBe('/api/aws/uploadToAws')
    act(() => uploadNo(0).progress(42))
    expect(within(rows()).getByText('42 %')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Subiendo sala.jpg' })).toHaveAttribute('value', '42')
    act(() => uploadNo(0).progress(100))
    expect(within(rows()).getByText(labels.preparing)).toBeVisible()
    act(() => uploadNo(0).succeed(url(1)))
    expect(await screen.findByRole('img', { name: /Imagen principal:/ })).toHaveAttribute('src', url(1))
    expect(screen.getByText('sala.jpg se ha subido.')).toBeInTheDocument()
    expect(changes).toEqual([url(1)])
  })

  it('says why it is not taken, and sends nothing', async () => {
    const changes = showSlot()
    await choose(labels.slot.add, [aFile('sala.jpg', 'webp', 'image/webp')])
    expect(
      await within(await screen.findByRole('list', { name: labels.uploads })).findByText(
        labels.problems.type.photo,
      ),
    ).toBeVisible()
    await choose(labels.slot.add, [aFile('logo.jpg', 'svg')])
    expect(await within(rows()).findByText(labels.problems.svg)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Reintentar/ })).toBeNull()
    expect(FakeUpload.all).toEqual([])
    expect(changes).toEqual([])
  })

  it.each([
    ['the api refuses', (one: FakeUpload) => one.refuse(413, 'image-pixels'), labels.problems.pixels, false],
    ['the network fails', (one: FakeUpload) => one.onerror?.(), labels.problems.network, true],
    ['the api is away', (one: FakeUpload) => one.refuse(503, 'storage'), labels.problems.failed, true],
    [
      'nobody can read the answer',
      (one: FakeUpload) => one.answer({ status: 502, body: '<html>' }),
      labels.problems.failed,
      true,
    ],
  ])('says so when %s', async (_, end, text, retry) => {
    showSlot()
    await choose(labels.slot.add, [aFile('sala.jpg')])
    await sent(1)
    act(() => end(uploadNo(0)))
    expect(await within(rows()).findByText(text)).toBeVisible()
    expect(screen.queryAllByRole('button', { name: 'Reintentar la subida de sala.jpg' })).toHaveLength(
      retry ? 1 : 0,
    )
  })

  it('is tried again, and cancelled', async () => {
    const changes = showSlot()
    await choose(labels.slot.add, [aFile('sala.jpg')])
    await sent(1)
    act(() => uploadNo(0).onerror?.())
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar la subida de sala.jpg' }))
    await sent(2)
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar la subida de sala.jpg' }))
    expect(uploadNo(1).isAborted).toBe(true)
    expect(screen.queryByRole('list', { name: labels.uploads })).toBeNull()
    expect(changes).toEqual([])
  })

  it('tells the form when the session is over', async () => {
    const onSessionOver = vi.fn()
    showSlot({ onSessionOver })
    await choose(labels.slot.add, [aFile('sala.jpg')])
    await sent(1)
    act(() => uploadNo(0).refuse(401, 'token-unknown'))
    await waitFor(() => expect(onSessionOver).toHaveBeenCalledOnce())
  })

  it('tells the form while it is under way', async () => {
    const onBusyChange = vi.fn()
    showSlot({ onBusyChange })
    await choose(labels.slot.add, [aFile('sala.jpg')])
    await sent(1)
    expect(onBusyChange).toHaveBeenLastCalledWith(true)
    act(() => uploadNo(0).succeed(url(1)))
    await waitFor(() => expect(onBusyChange).toHaveBeenLastCalledWith(false))
  })

  it('is taken away, and brought back', async () => {
    const changes = showSlot({ value: url(1) })
    await userEvent.click(screen.getByRole('button', { name: 'Quitar: Imagen principal:' }))
    expect(screen.queryByRole('img')).toBeNull()
    const undo = screen.getByRole('button', { name: labels.slot.undo })
    expect(undo).toHaveFocus()
    await userEvent.click(undo)
    expect(changes).toEqual([null, url(1)])
  })

  it('is dropped and pasted', async () => {
    showSlot()
    const button = screen.getByRole('button', { name: labels.slot.add })
    fireEvent.drop(button, { dataTransfer: { types: ['Files'], files: [aFile('a.jpg')] } })
    await sent(1)
    fireEvent.paste(button, { clipboardData: { files: [aFile('b.jpg')] } })
    await sent(2)
    expect(uploadNo(0).isAborted).toBe(true)
  })
})

function showSlots(first: string[]) {
  const state = { value: first }
  const keep = (value: string[]) => {
    state.value = value
  }
  renderInSpanish(
    <Held first={first} onValue={keep}>
      {(value, onChange) => (
        <ImageSlots label="Imágenes" accept="photo" labels={labels} value={value} onChange={onChange} />
      )}
    </Held>,
  )
  return state
}

describe('the additional photos', () => {
  it('are six at most, and say so', async () => {
    const state = showSlots([url(1), url(2), url(3), url(4)])
    await choose(labels.slots.add, [aFile('a.jpg'), aFile('b.jpg'), aFile('c.jpg')])
    expect(screen.getByRole('alert')).toHaveTextContent('Puedes cargar hasta 6 imágenes')
    await sent(2)
    act(() => {
      uploadNo(0).succeed(url(5))
      uploadNo(1).succeed(url(6))
    })
    await waitFor(() => expect(state.value).toEqual([1, 2, 3, 4, 5, 6].map(url)))
    await choose(labels.slots.add, [aFile('d.jpg')])
    expect(FakeUpload.all).toHaveLength(2)
  })

  it('come two at a time', async () => {
    showSlots([])
    await choose(labels.slots.add, [aFile('a.jpg'), aFile('b.jpg'), aFile('c.jpg')])
    await sent(2)
    expect(within(rows()).getByText(labels.waiting)).toBeVisible()
    act(() => uploadNo(0).succeed(url(1)))
    await sent(3)
  })

  it('are put in order by their arrows, and by dragging', async () => {
    const state = showSlots([url(1), url(2), url(3)])
    await userEvent.click(screen.getByRole('button', { name: 'Mover después la imagen 1' }))
    expect(state.value).toEqual([url(2), url(1), url(3)])
    expect(screen.getByRole('status')).toHaveTextContent('Imagen en la posición 2 de 3.')
    await userEvent.click(screen.getByRole('button', { name: 'Mover antes la imagen 1' }))
    expect(state.value).toEqual([url(2), url(1), url(3)])
    const [first, , last] = within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('listitem')
    const dataTransfer = { setData: () => undefined, types: ['text/plain'] }
    fireEvent.dragStart(first ?? document.body, { dataTransfer })
    fireEvent.drop(last ?? document.body, { dataTransfer })
    expect(state.value).toEqual([url(1), url(3), url(2)])
    await userEvent.click(screen.getByRole('button', { name: 'Quitar la imagen 2' }))
    expect(state.value).toEqual([url(1), url(2)])
  })
})

describe('the additional images under a finger', () => {
  const touch = { pointerId: 7, pointerType: 'touch' }
  const placeUnder = (place: HTMLElement | undefined) => {
    document.elementFromPoint = () => place?.querySelector('img') ?? null
  }
  const shown = () => within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('listitem')
  const handleOf = (place: HTMLElement | undefined) =>
    place?.querySelector<HTMLElement>('[aria-hidden]') ?? document.body

  it('take the place they are let go over', () => {
    const state = showSlots([url(1), url(2), url(3)])
    const [first, , last] = shown()
    fireEvent.pointerDown(handleOf(first), touch)
    placeUnder(last)
    fireEvent.pointerMove(handleOf(first), touch)
    expect(state.value).toEqual([url(1), url(2), url(3)])
    fireEvent.pointerUp(handleOf(first), touch)
    expect(state.value).toEqual([url(2), url(3), url(1)])
    expect(screen.getByRole('status')).toHaveTextContent('Imagen en la posición 3 de 3.')
  })

  it('stay where they are when the finger is called away', () => {
    const state = showSlots([url(1), url(2)])
    const [first, last] = shown()
    fireEvent.pointerDown(handleOf(first), touch)
    placeUnder(last)
    fireEvent.pointerMove(handleOf(first), touch)
    fireEvent.pointerCancel(handleOf(first), touch)
    fireEvent.pointerUp(handleOf(first), touch)
    expect(state.value).toEqual([url(1), url(2)])
  })
})

describe('the menu files', () => {
  const carta = (id: number, name: string): Carta => ({
    ...{
      url: `/files/00000000000${id}/carta.pdf`,
      name,
      type: 'pdf',
      uploadedAt: '2026-01-01T10:00:00.000Z',
    },
  })

  function show(first: Carta[]) {
    const [onAdd, onRemove] = [vi.fn(), vi.fn()]
    const state = { value: first }
    const keep = (value: Carta[]) => {
      state.value = value
    }
    renderInSpanish(
      <Held first={first} onValue={keep}>
        {(value, onChange) => (
          <MenuFileBlock label="Carta" {...{ onAdd, onRemove, labels, value, onChange }} />
        )}
      </Held>,
    )
    return { state, onAdd, onRemove }
  }

  it('are listed with what can be done to each', () => {
    show([carta(1, 'Verano.pdf')])
    const list = screen.getByRole('list', { name: labels.menuFiles.list })
    expect(within(list).getByText('Verano.pdf')).toBeVisible()
    expect(within(list).getByRole('link', { name: 'Descargar Verano.pdf' })).toHaveAttribute(
      'href',
      '/files/000000000001/carta.pdf?download',
    )
  })

  it('are several, PDFs and pictures', async () => {
    const { state, onAdd } = show([])
    expect(screen.getByText(labels.menuFiles.none)).toBeVisible()
    await choose(labels.menuFiles.add, [aFile('Carta.pdf', 'pdf', 'application/pdf'), aFile('Pizarra.jpg')])
    await sent(2)
    act(() => {
      uploadNo(0).succeed('/files/000000000001/carta.pdf')
      uploadNo(1).succeed(url(2))
    })
    await waitFor(() =>
      expect(state.value.map(({ name, type }) => [name, type])).toEqual([
        ['Carta.pdf', 'pdf'],
        ['Pizarra.jpg', 'image'],
      ]),
    )
    expect(onAdd).toHaveBeenCalledTimes(2)
  })

  it('come back where they were when a deletion is taken back', async () => {
    const { state, onAdd, onRemove } = show([carta(1, 'A'), carta(2, 'B'), carta(3, 'C')])
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar B' }))
    expect(state.value.map(({ name }) => name)).toEqual(['A', 'C'])
    expect(onRemove).toHaveBeenCalledWith(carta(2, 'B'))
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer: recuperar B' }))
    expect(state.value.map(({ name }) => name)).toEqual(['A', 'B', 'C'])
    expect(onAdd).toHaveBeenCalledWith(carta(2, 'B'))
  })
})
