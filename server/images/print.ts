import { type MenuFormat, pdfFormats } from '@/contract/rules/menu-layout/formats'

export const isPaper = (format: MenuFormat) => pdfFormats.some((one) => one === format)

/** Pictures need more pixels in print than the layout has. */
export const pictureScale = 1.5
