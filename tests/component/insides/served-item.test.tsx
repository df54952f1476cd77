import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { ServedItem } from '@/lib/insides/browser/served-item'

const drawn = vi.fn()

function Card({ text }: { text: string }) {
  drawn()
  return <p>{text}</p>
}

const item = (text: string, page: number) => (
  <ServedItem data-page={page}>
    <Card text={text} />
  </ServedItem>
)

/** As a page brings it, taken over by the browser's React. */
function served() {
  const list = document.body.appendChild(document.createElement('ol'))
  list.innerHTML = '<li data-page="1"><p>Paella</p></li>'
  return act(() => hydrateRoot(list, item('Paella', 1)))
}

afterEach(() => {
  document.body.replaceChildren()
  drawn.mockReset()
})

it('is left as it came with the page, whatever happens around it', async () => {
  const root = await served()
  expect(screen.getByText('Paella')).toBeVisible()
  await act(async () => root.render(item('Paella', 2)))
  expect(screen.getByRole('listitem')).toHaveTextContent('Paella')
  expect(screen.getByRole('listitem')).toHaveAttribute('data-page', '2')
  expect(drawn).not.toHaveBeenCalled()
})

it('goes as a whole', async () => {
  const root = await served()
  await act(async () => root.render(null))
  expect(screen.queryByText('Paella')).toBeNull()
})

it('is drawn by the browser where it did not come with the page', () => {
  render(<ol>{item('Cocido', 1)}</ol>)
  expect(screen.getByText('Cocido')).toBeVisible()
})
