import type { ProfileChanges } from '@/contract/entities/profile'
import type { SavedFields } from '@/contract/entities/profile-sheet'
import { fileType } from '@/contract/rules/files/file-type'
import { hostFile } from './files'

/** The whole wizard payload of the common call, under that call's names: the saved fields with the changes applied. */
export function wizardPayloadOf(saved: SavedFields, changes: ProfileChanges, now: Date) {
  const { mainArea: _m, house: _h, apartment: _a, ...fields } = { ...saved, ...withoutAbsent(changes) }
  const { headerImageUrl, logoFilePath, additionalMenuUrl, images, cartas, specialMenus, ...rest } = fields
  const cameAt = (url: string, before: { url: string; uploadedAt: string }[]) =>
    before.find((file) => file.url === url)?.uploadedAt ?? now.toISOString()
  return {
    ...rest,
    startersOption: rest.startersOption ?? '',
    firstCourses: rest.firstCourses ?? '',
    secondCourses: rest.secondCourses ?? '',
    drinks: rest.drinks ?? '',
    hasFullMenu: rest.hasFullMenu ?? false,
    hasLogo: rest.hasLogo ?? 'no',
    hasFullMenuPath: hostFile(additionalMenuUrl ?? ''),
    hasLogoPath: hostFile(logoFilePath ?? ''),
    specialImage: hostFile(headerImageUrl ?? ''),
    images: images.map(hostFile),
    cartas: cartas.map(({ url, name }) => ({
      ...{ url: hostFile(url), name, type: fileType(url) },
      uploadedAt: cameAt(url, saved.cartas),
    })),
    specialMenus: specialMenus.map(({ url, startDate, ...menu }) => ({
      ...{ ...menu, url: hostFile(url) },
      startDate: startDate ?? now.toISOString().slice(0, 10),
      uploadedAt: cameAt(url, saved.specialMenus),
    })),
  }
}

/** An absent field stays as it is. */
function withoutAbsent(changes: ProfileChanges): ProfileChanges {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}
