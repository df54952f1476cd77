export { askTranslator } from './ask-translator'
export { decideCorrection } from './decide-correction'
export { type CorrectionState, findAllCorrections } from './queries-shared'
export { translateCourses, translateMenus } from './translate-lines'
