export { toMenuDraft } from './menu-draft'
export { longestMenuText, parseMenuText } from './parse-menu-text'
export { suggestedAllergens } from './suggested-allergens'
export type {
  Allergen,
  CategoryKind,
  Doubt,
  DoubtReason,
  MenuText,
  MenuTextContext,
  ParsedCategory,
  ParsedItem,
  ParsedMenu,
  ReadAs,
  ReadLine,
} from './types'
