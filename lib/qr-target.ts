import { isLanguage } from '@/contract/languages'
import { type Profiled, profilePath } from '@/contract/rules/profile/profile-slug'
import { firstLanguage } from './i18n/first-language'
import { pathIn } from './language/path-in'
import { wholeMenuId } from './whole-menu'

/**
 * Where a scan leads: to the profile with today's menu, in the phone's first language if it is one of ours. The original is one press
 * away. All these pages are kept for everybody.
 */
export function qrTargetPath(target: Profiled, acceptLanguage: string | null) {
  const profile = `${profilePath(target)}#${wholeMenuId}`
  const language = firstLanguage(acceptLanguage)
  return language && isLanguage(language) ? pathIn(language, profile) : profile
}
