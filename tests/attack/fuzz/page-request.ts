import fc from 'fast-check'
import { builtRoutes } from '../support/built-routes'
import { callers, type FuzzRequest } from './request'
import { anyValue, type Known } from './value'

/** The api's are asked by the contract, and the open mailbox is there to be read by anybody. */
const routes = () => builtRoutes().flatMap(([, route]) => (/^\/(api|_|dev\/mail)/.test(route) ? [] : [route]))

const parameters = [
  ...['q', 'lat', 'lon', 'lugar', 'orden', 'precio', 'cocina', 'distancia', 'pagina', 'from', 'to', 'date'],
  ...['next', 'status', 'token', 'email', 'sig', 'plan', 'session_id', 'id', 'restaurantId', 'formato'],
]

/** A page's address with anything in its places, and parameters it may or may not know. */
export function pageRequest(known: Known): fc.Arbitrary<FuzzRequest> {
  const text = (name: string) =>
    anyValue({ type: 'string', maxLength: 40 }, known, name).map((value) =>
      String(value).slice(0, 120).toWellFormed(),
    )
  const query = fc.uniqueArray(fc.tuple(fc.constantFrom(...parameters), fc.constant('')), {
    maxLength: 3,
    selector: ([name]) => name,
  })
  return fc.constantFrom(...routes()).chain((route) => {
    const places = route.match(/\[+[^\]]+\]+/g) ?? []
    return fc
      .tuple(
        fc.tuple(...places.map(() => text('restaurantId'))),
        query,
        text('q'),
        fc.constantFrom(...callers),
      )
      .map(([values, names, value, caller]) => {
        const filled = places.reduce((path, place, index) => {
          return path.replace(place, () => encodeURIComponent(values[index] ?? '') || 'x')
        }, route)
        const search = new URLSearchParams(names.map(([name]) => [name, value]))
        const path = search.size > 0 ? `${filled}?${search}` : filled
        return { caller, by: 'web', method: 'GET', path, type: undefined, body: undefined }
      })
  })
}
