import { firstLanguage } from '@/contract/languages'
import { type Profiled, profilePath } from '@/contract/rules/profile/profile-slug'
import { wantedLanguage } from './i18n/wanted-language'
import { pathIn } from './language/path-in'
import { wholeMenuId } from './whole-menu'

/**
 * Where a scan leads: to the profile with today's menu, in the first of the phone's languages that is one of ours. The original is one
 * press away. All these pages are kept for everybody.
 */
export function qrTargetPath(target: Profiled, acceptLanguage: string | null) {
  const profile = `${profilePath(target)}#${wholeMenuId}`
  return pathIn(wantedLanguage(acceptLanguage) ?? firstLanguage, profile)
}
