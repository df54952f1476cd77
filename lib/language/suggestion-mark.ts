/** The attribute of `html` with the language that a visitor would rather read. app/styles/utilities.css shows its line. */
export const suggestionMark = 'data-suggests'

/** In the browser's storage, once the visitor has answered the suggestion or chosen a language. */
export const answeredFlag = 'languageAnswered'
