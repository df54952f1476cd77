import type { UserTemplate } from '@/contract/entities/template'
import { menuFonts } from '@/contract/menu-fonts'
import { templateTexts } from '@/contract/rules/menu-layout/formats'

const whole = { x: 0, y: 0, width: 1080, height: 1350 }
const font = (n: number) => menuFonts[n % menuFonts.length]?.family ?? ''
const style = (n: number) => ({ maxFontSize: 400, fontFamily: font(n), color: '#1d1a17', lineHeight: 1 })
const words = (length: number) => 'Wñ €{menu} '.repeat(length).slice(0, length)

/** All blocks there may be, each as large as the sheet and as full as a template's body of 256 KB lets them be. */
export const heavyTemplate: UserTemplate = {
  templateName: 'W'.repeat(110),
  imageUrl: '',
  menu: {
    sections: Array.from({ length: 7 }, () => ({
      category: 'W'.repeat(templateTexts.category),
      items: 'Wñ '.repeat(templateTexts.items / 3 - 1),
    })),
    rect: whole,
    categoryStyle: style(0),
    itemStyle: style(1),
  },
  observations: { text: words(templateTexts.text), rect: whole, style: style(2) },
  price: { text: words(templateTexts.text), rect: whole, style: style(3) },
  background: { kind: 'stock', stock: 'pizarra' },
  texts: Array.from({ length: 8 }, (_, n) => ({
    id: `t${n}`,
    text: words(templateTexts.text),
    rect: whole,
    style: style(4 + n),
  })),
  foot: { rect: whole, style: style(12), allergens: true, water: true, leftovers: true },
  qr: { rect: whole, shown: true },
  allergenSigns: { shown: true, legend: true, rect: whole, style: style(13) },
}
