// next.config.ts imports this file, and Next reads it without the aliases of tsconfig.json.
import { type Language, languageCodes, languages } from '../../contract/languages'
import { ownerPaths } from '../owner-paths'

/** Pages of accounts, before there is an owner. */
const accountPaths = [
  ...['/signin', '/signup', '/forgetPassword', '/resetPassword'],
  ...['/verify-email', '/cuenta-eliminada', '/repetir-menu'],
]

/** Pages that languages of the diner's side do not have. */
export const wholeOnly = [...ownerPaths, ...accountPaths]

const isWholeOnly = (path: string) =>
  wholeOnly.some((start) => path === start || path.startsWith(`${start}/`))

/** Whether a page exists in a language. */
export const hasPage = (language: Language, path: string) =>
  languages[language].side === 'whole' || !isWholeOnly(path)

export const dinerSide = languageCodes.filter((language) => languages[language].side === 'diner')
