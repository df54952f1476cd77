import type { MissingPart } from '@/contract/rules/profile/missing-for-diners'
import { listText } from '@/lib/language/formats'
import type { MenuLabels } from '../labels'

/** «el nombre y la dirección». */
export const missingText = (missing: MissingPart[], { missing: texts }: MenuLabels) =>
  listText(missing.map((part) => texts[part]))
