import { describe, expect, it } from 'vitest'
import { cuisines } from '@/contract/lists'
import { cityHref, parseCityPath } from '@/lib/city/question'

describe('the address of a city', () => {
  it.each([
    [['sevilla'], '/menu-del-dia/sevilla'],
    [['Sevilla', 'Espa%C3%B1ola'], '/menu-del-dia/sevilla/espanola'],
    [['donostia', 'Bar de tapas', 'pagina-3'], '/menu-del-dia/donostia-san-sebastian/bar-de-tapas/pagina-3'],
    [['sevilla', 'pagina-1'], '/menu-del-dia/sevilla'],
  ])('%j is read as %s', (path, href) => {
    const question = parseCityPath(path)
    expect(question && cityHref(question)).toBe(href)
  })

  it.each(cuisines)('leads back to the cuisine %s', (cuisine) => {
    const question = { city: 'a-coruna', cuisine, page: 2 }
    expect(parseCityPath(cityHref(question).split('/').slice(2))).toEqual(question)
  })

  it.each([
    [[]],
    [['🥘']],
    [['%E0%A4%A']],
    [['sevilla', 'marciana']],
    [['sevilla', 'pagina-0']],
    [['sevilla', 'pagina-501']],
    [['sevilla', 'pagina-2', 'espanola']],
    [['sevilla', 'espanola', 'pagina-2', 'mas']],
  ])('is not %j', (path) => expect(parseCityPath(path)).toBeNull())
})
