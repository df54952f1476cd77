export type State = 'good' | 'warning' | 'bad' | 'not-asked'

/** One thing that the doctor has looked at. `advice` says what to do about it. */
export type Finding = { area: string; state: State; text: string; advice?: string }

/** Findings of one area, so that a check names its area once. */
export function findingsOf(area: string) {
  const one =
    (state: State) =>
    (text: string, advice?: string): Finding => ({
      area,
      state,
      text,
      ...(advice && { advice }),
    })
  return { good: one('good'), warning: one('warning'), bad: one('bad'), notAsked: one('not-asked') }
}

/** Without a full stop, since it stands in a sentence. */
export const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/\.\s*$/, '')

export function codeOf(error: unknown) {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
