import { readManifests } from '@/lib/insides/build/manifests'
import { outside } from './built-routes'

/** Every address that one answer is kept of for everybody, as the build has them. */
export function keptRoutes() {
  const { routes, dynamicRoutes } = readManifests().prerendered
  const fixed = new Set(Object.keys(routes).map(outside))
  const dynamic = [...new Set(Object.keys(dynamicRoutes).map(outside))].filter((route) => !fixed.has(route))
  return { static: [...fixed], dynamic }
}
