import type { MenuLanguage, TranslatedLine } from '@/contract/entities/translated-menu'

export type Question = { names: readonly string[]; from: TranslatedLine['source']; to: MenuLanguage }

/**
 * `isDown`: the server gave no answer, so the same names may be asked for again, later. `isUnasked`: after other failures, nothing was sent
 * to it.
 */
export type Answered =
  | { texts: (string | null)[] }
  | { failure: string; isDown: boolean; isUnasked?: boolean }

/** A machine translator of another house. Its answer is not to be trusted: null stands for a text that is of no use. */
export type Translator = {
  /** Receives only names of dishes and courses. Never throws: a failure is a short reason for the log. */
  translate(question: Question): Promise<Answered>
}
