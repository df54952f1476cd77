import type { PictureSeen } from '@/contract/entities/upload'
import { demoPictures } from '@/server/db/seed'
import type { profileOf } from './profile'

type Known = (readonly [url: string, seen: PictureSeen])[]

/** Of all pictures a profile shows: what the registry says, or the demo of its own. */
export function picturesSeen(profile: ReturnType<typeof profileOf>, registered: Known) {
  const shown = [
    profile.headerImageUrl,
    profile.additionalMenuUrl,
    ...[...profile.profileImages, ...profile.cartas, ...profile.specialMenus].map(({ url }) => url),
  ]
  const known = new Map([...demoPictures, ...registered])
  return Object.fromEntries(
    shown.flatMap((url) => {
      const seen = url ? known.get(url) : undefined
      return url && seen ? [[url, seen]] : []
    }),
  )
}
