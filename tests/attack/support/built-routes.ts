import { readManifests } from '@/lib/insides/build/manifests'

/** Every page and file the build serves, as in `/restaurant/profile/[slug]/[date]`, by where it stands in `app/`. */
export const builtRoutes = () =>
  Object.entries(readManifests().addresses).map(([file, address]) => [file, outside(address)] as const)

/** In Castilian, whose addresses have no language. */
export const outside = (address: string) => address.replace(/^\/(\[locale\]|es)(?=\/|$)/, '') || '/'
