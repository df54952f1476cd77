import { defaultMenuFont } from '@/contract/menu-fonts'
import { templateDefaults } from '@/contract/rules/menu-layout/formats'
import { isText, type Part } from './design'

/** The layout's values for unset style properties. */
export const styleDefaults = {
  color: templateDefaults.color,
  backgroundColor: templateDefaults.backgroundColor,
  fontFamily: defaultMenuFont,
  align: 'center',
  verticalAlign: 'middle',
  lineHeight: templateDefaults.lineHeight,
} as const

export function sizeDefault(part: Part) {
  if (isText(part)) return templateDefaults.textFontSize
  const sizes = {
    category: templateDefaults.categoryFontSize,
    item: templateDefaults.itemFontSize,
    observations: templateDefaults.observationsFontSize,
    price: templateDefaults.priceFontSize,
    foot: templateDefaults.footFontSize,
    legend: templateDefaults.footFontSize,
  }
  return sizes[part]
}

export function spacingDefault(part: Part) {
  if (part === 'category') return templateDefaults.sectionSpacing
  return part === 'item' ? templateDefaults.itemSpacing : 0
}
