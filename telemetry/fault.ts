/** A visitor can make the text of an error as long as a request may be, and a line of the log has to stay one that is read. */
export const longestText = 1000

const longestName = 100
const mostPlaces = 10
const longestPlace = 200

/** The code or the kind of an error, and nothing of its text: a text may name a person. */
export function failureOf(error: unknown) {
  if (!(error instanceof Error)) return typeof error
  const name = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  return String(name).slice(0, longestName)
}

/** Where an error was thrown: lines of its stack, and none of its text, which may look like one. */
export function placesOf(error: unknown) {
  if (!(error instanceof Error) || !error.stack) return undefined
  const { stack, message } = error
  const from = stack.indexOf(message)
  return stack
    .slice(from < 0 ? 0 : from + message.length)
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, mostPlaces)
    .map((line) => line.trim().slice(0, longestPlace))
}

/** The texts of a log line, each at its longest. */
export const shortened = (_: string, value: unknown) =>
  typeof value === 'string' ? value.slice(0, longestText) : value
