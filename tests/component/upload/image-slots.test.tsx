import '../support/pointer-capture'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { ImageSlots } from '@/components/upload/image-slots'
import { upload as labels } from '@/messages/es.json'
import { renderInSpanish } from '@/tests/component/support/in-spanish'
import { choose, Held, rows, sent, uploadNo, url } from './choosing'
import { aFile, FakeUpload, stubUploads } from './fake-upload'

beforeEach(stubUploads)

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
    await userEvent.click(screen.getByRole('button', { name: 'Retrasar la imagen 1' }))
    expect(state.value).toEqual([url(2), url(1), url(3)])
    expect(screen.getByRole('status')).toHaveTextContent('Imagen en la posición 2 de 3.')
    await userEvent.click(screen.getByRole('button', { name: 'Adelantar la imagen 1' }))
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
