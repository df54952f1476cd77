import { searchText } from '../../search'

/** The maximum number of alerts for one address: enough for a weekly list, not for every dish. */
export const maxAlerts = 10

/** The maximum number of restaurants for each alert in a mail, because people do not read more. */
export const maxFinds = 5

const [maxWords, maxLetters] = [6, 40]

/** The dish for a mail to an unconfirmed address: letters only, so that nobody can send a link or telephone number to a stranger. */
export function alertDish(typed: string): string {
  const words = searchText(typed).match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  return words.slice(0, maxWords).join(' ').slice(0, maxLetters).trim()
}
