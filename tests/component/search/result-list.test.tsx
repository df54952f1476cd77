import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { ResultList } from '@/components/search/result-list'
import { useShownResults } from '@/lib/browser/shown-results'
import { parseSearch } from '@/lib/search/state'
import es from '@/messages/es.json'
import { renderInSpanish } from '../support/in-spanish'

const push = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: () => undefined, push }) }))

const card = (id: string) =>
  `<li id="resultado-${id}" data-result="${id}" data-at="40 -3" data-price="12.5" data-page="2"><article><a href="/restaurant/profile/${id}">Casa ${id}</a></article></li>`

const pageOf = (ids: string[], more = '') =>
  `<!doctype html><ol data-results>${ids.map(card).join('')}</ol>${more}`
const answer = vi.fn<(href: string) => Response>()

beforeEach(() => {
  answer.mockReset()
  push.mockReset()
  vi.stubGlobal('fetch', async (href: string) => answer(href))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

function OnTheMap() {
  return <output>{useShownResults()?.results.map(({ name, price }) => `${name} ${price}`)}</output>
}

let renderedAt = 0

function list(at = ++renderedAt) {
  return renderInSpanish(
    <>
      <ResultList
        state={parseSearch('menu', new URLSearchParams('q=arroz'))}
        from={{ lat: 40, lon: -3 }}
        hasMore
        renderedAt={at}
        labels={es.search.paging}
      >
        <li id="resultado-a" data-result="a" data-at="40 -3">
          <article>
            <a href="/restaurant/profile/a">Casa a</a>
          </article>
        </li>
      </ResultList>
      <OnTheMap />
    </>,
  )
}

const names = () => screen.getAllByRole('article').map(({ textContent }) => textContent)
const more = () => screen.getByRole('link', { name: es.search.paging.next })

it('takes the next page’s cards from that page, tells the map, and goes on where they begin', async () => {
  answer.mockReturnValue(new Response(pageOf(['a', 'b', 'c'], '<a rel="next" href="?page=3">Ver más</a>')))
  list()
  await userEvent.click(more())
  await waitFor(() => expect(names()).toEqual(['Casa a', 'Casa b', 'Casa c']))
  expect(answer).toHaveBeenCalledWith('/restaurant/search/menu?q=arroz&page=2')
  expect(screen.getByRole('link', { name: 'Casa b' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Casa a nullCasa b 12.5Casa c 12.5')
  expect(more()).toHaveAttribute('href', '/restaurant/search/menu?q=arroz&page=3')
})

it('opens a card that came later as it opens any other', async () => {
  answer.mockReturnValue(new Response(pageOf(['b'])))
  list()
  await userEvent.click(more())
  await userEvent.click(await screen.findByRole('link', { name: 'Casa b' }))
  expect(push).toHaveBeenCalledWith('/restaurant/profile/b')
  expect(screen.getByText(es.search.paging.end)).toBeVisible()
})

it('is as it was for whoever comes back', async () => {
  answer.mockReturnValue(new Response(pageOf(['b'])))
  const { unmount } = list()
  await userEvent.click(more())
  await screen.findByText('Casa b')
  unmount()
  list(renderedAt)
  expect(names()).toEqual(['Casa a', 'Casa b'])
  expect(screen.getByRole('status')).toHaveTextContent('Casa a nullCasa b 12.5')
})

it.each([
  ['an error', () => new Response('', { status: 500 })],
  ['a page without cards', () => new Response('<!doctype html><h1>Error</h1>')],
])('says so when the server answers with %s, and tries again when asked', async (_, broken) => {
  answer.mockImplementationOnce(broken)
  list()
  await userEvent.click(more())
  expect(await screen.findByRole('alert')).toHaveTextContent(es.search.paging.failed)
  answer.mockReturnValue(new Response(pageOf(['b'])))
  await userEvent.click(more())
  await waitFor(() => expect(names()).toEqual(['Casa a', 'Casa b']))
})
