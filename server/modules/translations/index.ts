export { askTranslator } from './ask-translator'
export { decideCorrection } from './decide-correction'
export { type CorrectionState, findAllCorrections } from './queries-shared'
export { translateMenus, translateParts } from './translate-lines'
