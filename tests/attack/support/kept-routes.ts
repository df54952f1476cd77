import { readManifests } from '@/lib/insides/build/manifests'

/** Every address that one answer is kept of for everybody, as the build has them. */
export function keptRoutes() {
  const { prerendered } = readManifests()
  return { static: Object.keys(prerendered.routes), dynamic: Object.keys(prerendered.dynamicRoutes) }
}
