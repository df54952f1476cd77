import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import { languages, type WholeLanguage } from '@/contract/languages'
import { inEachLanguage } from '@/contract/rules/language/formats'
import { catalogues } from '@/server/words/catalogues'
import { createTranslator } from '@/server/words/create-translator'

export type InvoiceSheet = {
  language: WholeLanguage
  number: string
  created: Date
  periodStart: Date | null
  periodEnd: Date | null
  netCents: number
  vatCents: number
  vatPercent: number
  totalCents: number
  currency: string
  seller: Record<string, string>
  customer: Record<string, string>
  isTest: boolean
  isRefunded: boolean
  /** The invoice with wrong details that this one takes the place of. */
  rectified: { number: string; created: Date } | null
}

const a4: [number, number] = [595.28, 841.89]
const [left, middle, right] = [56, 310, 539]
const check = 7
const [ink, soft, red] = [rgb(0.1, 0.08, 0.07), rgb(0.4, 0.36, 0.33), rgb(0.78, 0.06, 0.18)]

/** One page in the standard fonts of every PDF reader, because an invoice is a document for the tax office. */
export async function drawInvoice(sheet: InvoiceSheet): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage(a4)
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  }
  const { region } = languages[sheet.language]
  const t = wordsIn(sheet.language)
  pdf.setTitle(`${t('title')} ${sheet.number}`)
  pdf.setLanguage(region)
  pdf.setAuthor(sheet.seller.name ?? '')
  pdf.setCreationDate(sheet.created)
  pdf.setModificationDate(sheet.created)
  const pen = penOn(page, fonts, t)
  const dateText = (moment: Date) => dates(sheet.language).format(moment)

  pen.gingham()
  pen.text(titleOf(sheet, t), left, 770, { size: 24, bold: true, width: right - left })
  pen.text(t('number', { number: sheet.number }), left, 742)
  pen.text(t('date', { date: dateText(sheet.created) }), left, 726)
  if (sheet.isTest) pen.text(t('test'), left, 706, { bold: true })
  if (sheet.rectified) {
    const { number, created } = sheet.rectified
    pen.text(t('rectifies', { number, date: dateText(created) }), left, 690, { width: right - left })
  }
  const under = Math.min(
    pen.party(t('seller'), sheet.seller, left, 670),
    pen.party(t('customer'), sheet.customer, middle, 670),
  )
  const top = Math.min(560, under - 40)

  pen.text(t('concept'), left, top, { bold: true })
  pen.text(t('amount'), right, top, { bold: true, isRight: true })
  pen.rule(top - 8)
  const { periodStart, periodEnd } = sheet
  const month =
    periodStart && periodEnd
      ? t('period', { from: dateText(periodStart), to: dateText(periodEnd) })
      : t('month')
  const currency = new Intl.NumberFormat(region, {
    style: 'currency',
    currency: sheet.currency.toUpperCase(),
  })
  const money = (cents: number) => currency.format(cents / 100)
  pen.row(month, money(sheet.netCents), top - 26)
  pen.rule(top - 40)
  pen.row(t('net'), money(sheet.netCents), top - 60)
  pen.row(t('vat', { percent: sheet.vatPercent }), money(sheet.vatCents), top - 78)
  pen.row(t('total'), money(sheet.totalCents), top - 102, { bold: true, size: 14 })
  pen.text(t(sheet.isRefunded ? 'refunded' : 'paid'), left, top - 140, { color: soft })
  return pdf.save()
}

/** The words of an invoice. Where those of the law are quite different in Castilian, both stand there. */
const wordsIn = (language: WholeLanguage) =>
  createTranslator({
    locale: languages[language].region,
    messages: catalogues[language],
    namespace: 'invoiceSheet',
  })

type Words = ReturnType<typeof wordsIn>

const dates = inEachLanguage(
  (region) =>
    new Intl.DateTimeFormat(region, {
      ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
      timeZone: 'Europe/Madrid',
    }),
)

/** Without the customer's tax data, an invoice of this size is a simplified invoice (RD 1619/2012, art. 4). */
function titleOf({ customer, rectified }: InvoiceSheet, t: Words) {
  if (rectified) return t('rectifying')
  return t(customer.taxId ? 'title' : 'simplified')
}

type Style = {
  size?: number
  bold?: boolean
  isRight?: boolean
  color?: ReturnType<typeof rgb>
  /** Longer words are smaller. */
  width?: number
}

function penOn(page: PDFPage, fonts: { plain: PDFFont; bold: PDFFont }, t: Words) {
  function text(words: string, x: number, y: number, style: Style = {}) {
    const { size: wished = 11, bold = false, isRight = false, color = ink, width = right } = style
    const font = bold ? fonts.bold : fonts.plain
    const written = writable(words, font)
    const size = Math.min(wished, width / font.widthOfTextAtSize(written, 1))
    const at = isRight ? x - font.widthOfTextAtSize(written, size) : x
    page.drawText(written, { x: at, y, size, font, color })
  }
  function rule(y: number) {
    page.drawLine({ start: { x: left, y }, end: { x: right, y }, thickness: 0.6, color: soft })
  }
  function row(words: string, cents: string, y: number, style: Style = {}) {
    text(words, left, y, style)
    text(cents, right, y, { ...style, isRight: true })
  }
  function party(
    role: string,
    { name, taxId, address, place, email }: Record<string, string>,
    x: number,
    y: number,
  ) {
    text(role, x, y, { bold: true, color: soft })
    const lines = [name, taxId && t('taxId', { id: taxId }), address, place, email].flatMap((line) =>
      line ? wrapped(writable(line, fonts.plain), x === left ? middle - left - 20 : right - middle) : [],
    )
    for (const [at, line] of lines.entries()) text(line, x, y - 18 * (at + 1))
    return y - 18 * lines.length
  }
  /** Breaks a text between words. An address that is too long for a line breaks before its «@», or after 32 characters. */
  function wrapped(words: string, width: number) {
    const fits = (line: string) => fonts.plain.widthOfTextAtSize(line, 11) <= width
    const lines: string[] = []
    for (const word of words.split(' ')) {
      const pieces = fits(word) ? [word] : word.split(/(?=@)/).flatMap((part) => part.match(/.{1,32}/g) ?? [])
      for (const [at, piece] of pieces.entries()) {
        const longer = `${lines.at(-1) ?? ''}${at === 0 ? ' ' : ''}${piece}`
        if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
        else lines.push(piece)
      }
    }
    return lines
  }
  /** The edge of the tablecloth, as on all our pages. */
  function gingham() {
    for (let column = 0; column * check < a4[0]; column++)
      for (const rowOf of [0, 1])
        page.drawRectangle({
          ...{ x: column * check, y: a4[1] - (rowOf + 1) * check, width: check, height: check, color: red },
          opacity: (column + rowOf) % 2 === 0 ? 1 : 0.45,
        })
  }
  return { text, rule, row, party, gingham }
}

/** The standard fonts only have Western European letters. Other letters become a question mark instead of an error. */
function writable(words: string, font: PDFFont) {
  const known = new Set(font.getCharacterSet())
  return [...words.normalize('NFC').replace(/\s/g, ' ')]
    .map((letter) => (known.has(letter.codePointAt(0) ?? 0) ? letter : '?'))
    .join('')
}
