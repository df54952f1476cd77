export const maxSearchText = 200

/** One spelling for equal questions: no controls or invisible characters, single spaces, NFC, an end to it. */
export function searchText(typed: string): string {
  return typed
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxSearchText)
    .replace(/\p{Cs}$/u, '')
    .trim()
}
