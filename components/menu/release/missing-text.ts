import type { MissingPart } from '@/contract/rules/profile/missing-for-diners'
import type { MenuLabels } from '../labels'

/** «el nombre y la dirección». */
export const missingText = (missing: MissingPart[], { missing: texts }: MenuLabels) =>
  new Intl.ListFormat('es').format(missing.map((part) => texts[part]))
